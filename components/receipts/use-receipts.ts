import { useCallback, useEffect, useState } from 'react';
import { LENGTHS } from '@/contract/facts/limits';
import { isEmail } from '@/contract/forms/characters';
import { MAILBOX_MESSAGES } from '@/contract/forms/mailbox';
import type { ReceiptsResponse } from '@/contract/requests/receipts';
import type { Failure } from '@/lib/forms/outcome';
import { type Grant, keepGrant, keptGrant } from '@/lib/receipts/kept-grant';
import { useSingleFlight } from '../forms/use-single-flight';
import { listReceipts, proveAddress, sendCode } from './calls';
import { downloadFile } from './fetch-file';

export type Found = ReceiptsResponse & Grant;
type FieldErrors = { email?: string | undefined; otp?: string | undefined };

/** From the address over the code to the list; `doing` names what is waited for. */
export function useReceipts() {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [found, setFound] = useState<Found | null>(null);
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

  const show = useCallback(async (grant: Grant): Promise<Failure | null> => {
    const listed = await listReceipts(grant.grant);
    if (!listed.ok) {
      if (isOver(listed.failure)) keepGrant(null);
      return listed.failure;
    }
    keepGrant(grant);
    setFound({ ...listed.data, ...grant });
    return null;
  }, []);

  // A reload within the half hour needs no other code.
  useEffect(() => {
    const kept = keptGrant();
    if (kept) void show(kept);
  }, [show]);

  const send = () =>
    once('send', async () => {
      const address = email.trim();
      if (!isEmail(address)) return setErrors({ email: MAILBOX_MESSAGES.email });
      const sent = await sendCode(address);
      if (sent.ok) {
        setCode('');
        return setSentAt(Date.now());
      }
      const { failure } = sent;
      if (failure.kind === 'refused' && failure.code === 'not_found') return setNotOffered(true);
      refused(failure);
    });

  const check = () =>
    once('check', async () => {
      if (code.length !== LENGTHS.code) return setErrors({ otp: MAILBOX_MESSAGES.code });
      const address = email.trim();
      const proved = await proveAddress(address, code);
      const failure = proved.ok
        ? await show({ grant: proved.data, email: address })
        : proved.failure;
      if (failure) refused(failure);
    });

  const download = (which: { receipt_number: string } | { financial_year: string }) =>
    once(Object.values(which)[0] ?? '', async () => {
      if (!found) return;
      const outcome = await downloadFile({ grant: found.grant, ...which });
      if (outcome.ok) return;
      if (isOver(outcome.failure)) restart();
      setProblem(outcome.failure.message);
    });

  function restart() {
    keepGrant(null);
    setFound(null);
    setSentAt(null);
    setCode('');
    setRestarted(true);
  }

  const typed = { email, setEmail, code, setCode };
  const waiting = busy ? doing : '';
  return {
    ...{ ...typed, sentAt, found, errors, problem, notOffered, restarted, waiting, busy },
    ...{ send, check, download, restart },
  };
}

/** The grant has ended: another code is needed. */
const isOver = (failure: Failure) => failure.kind === 'refused' && failure.code === 'forbidden';

export type Receipts = ReturnType<typeof useReceipts>;
