import { useState } from 'react';
import type { Erasure } from '@/contract/requests/privacy';
import type { Outcome } from '@/lib/forms/outcome';
import { saveGrant } from '@/lib/mailbox/saved-grant';
import { callLazily } from '../forms/lazy-parts';
import { useVerified } from '../mailbox/use-verified';

/** The calls need zod: loaded once the address is verified. */
const load = () => import('./calls');
type Calls = Awaited<ReturnType<typeof load>>;
const call = <T>(use: (calls: Calls) => Promise<Outcome<T>>) => callLazily(load, use);
const readPersonalData = (grant: string) => call((calls) => calls.readPersonalData(grant));

/** What is stored about a confirmed address, and the rights of its owner. */
export function useMyData() {
  const [erased, setErased] = useState<Erasure | null>(null);
  const [corrected, setCorrected] = useState(false);
  const [correctionError, setCorrectionError] = useState('');
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const state = useVerified('privacy', readPersonalData, () => {
    setErased(null);
    setCorrected(false);
    setCorrectionError('');
    setWithdrawn(null);
  });
  const { once, refused, setData } = state;
  const { grant } = state.verified;

  const correct = (text: string) =>
    once('correct', async () => {
      setCorrected(false);
      setCorrectionError('');
      const sent = await call((calls) => calls.requestCorrection(grant, text));
      if (sent.ok) return setCorrected(true);
      const { failure } = sent;
      if (failure.kind === 'fields') setCorrectionError(failure.fields.text ?? failure.message);
      else refused(failure);
    });

  const withdraw = () =>
    once('withdraw', async () => {
      const done = await call((calls) => calls.withdraw(grant));
      if (done.ok) setWithdrawn(done.data.withdrawn);
      else refused(done.failure);
    });

  const erase = () =>
    once('erase', async () => {
      const done = await call((calls) => calls.erase(grant));
      if (!done.ok) return refused(done.failure);
      // The grant is erased too.
      saveGrant('privacy', null);
      setData(null);
      setErased(done.data);
    });

  const results = { erased, corrected, correctionError, withdrawn };
  return { ...state, ...results, correct, withdraw, erase };
}

export type MyDataState = ReturnType<typeof useMyData>;
