import { useCallback, useState } from 'react';
import type { Erasure, PrivacyData } from '@/contract/requests/privacy';
import type { Failure } from '@/lib/forms/outcome';
import { type Grant, keepGrant } from '@/lib/mailbox/kept-grant';
import { isOver, useProof } from '../mailbox/use-proof';
import * as calls from './lazy';

/** What is held about a proved address, and the rights of its person. */
export function useMyData() {
  const [held, setHeld] = useState<PrivacyData | null>(null);
  const [grant, setGrant] = useState('');
  const [erased, setErased] = useState<Erasure | null>(null);
  const [corrected, setCorrected] = useState(false);
  const [correctionError, setCorrectionError] = useState('');
  const [withdrawn, setWithdrawn] = useState<number | null>(null);

  const show = useCallback(async (proved: Grant): Promise<Failure | null> => {
    const read = await calls.readHeld(proved.grant);
    if (!read.ok) return read.failure;
    setHeld(read.data);
    setGrant(proved.grant);
    return null;
  }, []);
  const proof = useProof('privacy', show);

  function refused(failure: Failure) {
    if (isOver(failure)) restart();
    proof.setProblem(failure.message);
  }

  const correct = (text: string) =>
    proof.once('correct', async () => {
      setCorrected(false);
      setCorrectionError('');
      const sent = await calls.askCorrection(grant, text);
      if (sent.ok) return setCorrected(true);
      const { failure } = sent;
      if (failure.kind === 'fields') setCorrectionError(failure.fields.text ?? failure.message);
      else refused(failure);
    });

  const withdraw = () =>
    proof.once('withdraw', async () => {
      const done = await calls.withdraw(grant);
      if (done.ok) setWithdrawn(done.data.withdrawn);
      else refused(done.failure);
    });

  const erase = () =>
    proof.once('erase', async () => {
      const done = await calls.erase(grant);
      if (!done.ok) return refused(done.failure);
      // The grant is erased too.
      keepGrant('privacy', null);
      setHeld(null);
      setErased(done.data);
    });

  function restart() {
    setHeld(null);
    setErased(null);
    setCorrected(false);
    setWithdrawn(null);
    proof.restart();
  }

  const state = { held, erased, corrected, correctionError, withdrawn };
  return { ...proof, ...state, correct, withdraw, erase, restart };
}

export type MyDataState = ReturnType<typeof useMyData>;
