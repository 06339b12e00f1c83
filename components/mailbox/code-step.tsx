import { useEffect, useRef } from 'react';
import type { MailboxCopy } from '@/content/mailbox';
import { codeDigits } from '@/lib/admissions/digits';
import { useAutoVerify } from '../forms/use-auto-verify';
import { useCountdown } from '../forms/use-countdown';
import { TextWithEmail } from '../ui/breakable-email';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field/text-input';
import type { AddressVerification } from './use-address-verification';

interface Props {
  verification: AddressVerification;
  copy: MailboxCopy;
  sentAt: number;
}

/** The field gets the focus, because the previous one is gone. */
export function CodeStep({ verification, copy, sentAt }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { email, code, setCode, errors, waiting, busy, send, restart } = verification;
  const ticks = useCountdown(sentAt);
  const check = useAutoVerify({ code, asked: String(sentAt), busy, check: verification.check });
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (errors.otp) input.current?.select();
  }, [errors.otp]);
  return (
    <form
      method="post"
      noValidate
      className="mailbox-step"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <p role="status">
        <TextWithEmail text={copy.sent} email={email.trim()} /> {copy.notArrived}
      </p>
      <TextInput
        ref={input}
        label={copy.code}
        hint={copy.codeHint}
        error={errors.otp}
        live
        required
        inputMode="numeric"
        pattern="[0-9 ]*"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(codeDigits(event.target.value))}
      />
      <div className="mailbox-ways">
        <Button type="submit" busy={waiting === 'check'}>
          {copy.check}
        </Button>
        <Button tone="quiet" disabled={ticks > 0} busy={waiting === 'send'} onClick={send}>
          {ticks > 0 ? copy.wait.replace('{ticks}', String(ticks)) : copy.again}
        </Button>
        <Button tone="quiet" onClick={restart}>
          {copy.otherEmail}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {waiting === 'check' ? copy.checking : ticks > 0 ? '' : copy.waitOver}
      </p>
    </form>
  );
}
