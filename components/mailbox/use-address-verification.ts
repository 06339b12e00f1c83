import { useCallback, useEffect, useState } from 'react';
import { LENGTHS } from '@/contract/facts/limits';
import { MAILBOX_MESSAGES, type MailboxPurpose } from '@/contract/facts/mailbox';
import type { Failure } from '@/lib/forms/outcome';
import { saveCode, savedCode } from '@/lib/mailbox/saved-code';
import { type Grant, savedGrant, saveGrant } from '@/lib/mailbox/saved-grant';
import { useSingleFlight } from '../forms/use-single-flight';
import { sendCode, verifyAddress } from './lazy';

type FieldErrors = { email?: string | undefined; otp?: string | undefined };

/** Shows what the grant opens; null on success. Must not change between renders. */
type Open = (grant: Grant) => Promise<Failure | null>;

/** From address to code to grant; `doing` names the call in progress. */
export function useAddressVerification(purpose: MailboxPurpose, open: Open) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [restarted, setRestarted] = useState(false);
  const [notOffered, setNotOffered] = useState(false);
  const [doing, setDoing] = useState('');
  const { run, busy } = useSingleFlight();

  const once = (name: string, work: () => Promise<void>) =>
    run(async () => {
      setDoing(name);
      setErrors({});
      setProblem('');
      await work();
      setDoing('');
    });

  function refused(failure: Failure) {
    if (failure.kind !== 'fields') return setProblem(failure.message);
    const { email: wrongEmail, otp } = failure.fields;
    if (wrongEmail || otp) setErrors({ email: wrongEmail, otp });
    else setProblem(failure.message);
  }

  const enter = useCallback(
    async (grant: Grant): Promise<Failure | null> => {
      // Before the read, which may fail: a code counts once.
      saveGrant(purpose, grant);
      const failure = await open(grant);
      if (!failure) saveCode(purpose, null);
      if (failure && isOver(failure)) saveGrant(purpose, null);
      return failure;
    },
    [purpose, open],
  );

  // A reload within half an hour needs no new code.
  useEffect(() => {
    const saved = savedGrant(purpose);
    if (saved) void enter(saved);
    const code = savedCode(purpose);
    if (!code) return;
    setEmail(code.email);
    setSentAt(code.sentAt);
  }, [purpose, enter]);

  const send = () =>
    once('send', async () => {
      const address = email.trim();
      const sent = await sendCode(address, purpose);
      if (sent.ok) {
        const now = Date.now();
        saveCode(purpose, { email: address, sentAt: now });
        setCode('');
        return setSentAt(now);
      }
      if (isMissing(sent.failure)) return setNotOffered(true);
      refused(sent.failure);
    });

  const check = () =>
    once('check', async () => {
      if (code.length !== LENGTHS.code) return setErrors({ otp: MAILBOX_MESSAGES.code });
      const address = email.trim();
      const saved = savedGrant(purpose);
      const verified =
        saved?.email === address
          ? { ok: true as const, data: saved.grant }
          : await verifyAddress({ email: address, purpose, otp: code });
      const failure = verified.ok
        ? await enter({ grant: verified.data, email: address })
        : verified.failure;
      if (failure && isMissing(failure)) return setNotOffered(true);
      if (failure) refused(failure);
    });

  function restart() {
    saveGrant(purpose, null);
    saveCode(purpose, null);
    setSentAt(null);
    setCode('');
    setRestarted(true);
  }

  const typed = { email, setEmail, code, setCode };
  const waiting = busy ? doing : '';
  return {
    ...typed,
    sentAt,
    errors,
    problem,
    setProblem,
    notOffered,
    restarted,
    waiting,
    busy,
    once,
    send,
    check,
    restart,
  };
}

const isMissing = (failure: Failure) => failure.kind === 'refused' && failure.code === 'not_found';

/** The grant has expired: another code is needed. */
export const isOver = (failure: Failure) =>
  failure.kind === 'refused' && failure.code === 'forbidden';

export type AddressVerification = ReturnType<typeof useAddressVerification>;
