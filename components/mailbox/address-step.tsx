import { useEffect, useRef } from 'react';
import type { MailboxCopy } from '@/content/mailbox';
import { LENGTHS } from '@/contract/facts/limits';
import { useHydrated } from '../forms/use-hydrated';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field/text-input';
import { preloadCalls } from './lazy';
import type { AddressVerification } from './use-address-verification';

export function AddressStep({
  verification,
  copy,
}: {
  verification: AddressVerification;
  copy: MailboxCopy;
}) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { email, setEmail, errors, waiting, restarted, send } = verification;
  useEffect(() => {
    if (restarted) input.current?.focus();
  }, [restarted]);
  useEffect(() => {
    if (errors.email) input.current?.focus();
  }, [errors.email]);
  return (
    <form
      method="post"
      noValidate
      className="mailbox-step"
      onFocus={preloadCalls}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        ref={input}
        label={copy.email}
        hint={copy.emailHint}
        error={errors.email}
        live
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={waiting === 'send'} disabled={!hydrated} data-waits="">
        {copy.send}
      </Button>
    </form>
  );
}
