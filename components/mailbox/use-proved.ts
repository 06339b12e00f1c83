import { useCallback, useState } from 'react';
import type { MailboxPurpose } from '@/contract/facts/mailbox';
import type { Failure, Outcome } from '@/lib/forms/outcome';
import type { Grant } from '@/lib/mailbox/saved-grant';
import { isOver, useProof } from './use-proof';

/**
 * What a confirmed address may read, and the grant for further calls; `read` must not change. `forget`
 * clears what the next person must not see.
 */
export function useProved<T>(
  purpose: MailboxPurpose,
  read: (grant: string) => Promise<Outcome<T>>,
  forget?: () => void,
) {
  const [data, setData] = useState<T | null>(null);
  const [proved, setProved] = useState<Grant>({ grant: '', email: '' });
  const open = useCallback(
    async (given: Grant) => {
      const answer = await read(given.grant);
      if (!answer.ok) return answer.failure;
      setData(answer.data);
      setProved(given);
      return null;
    },
    [read],
  );
  const proof = useProof(purpose, open);

  function restart() {
    setData(null);
    forget?.();
    proof.restart();
  }

  /** The next person may use the same computer. */
  function finish() {
    restart();
    proof.setEmail('');
  }

  function refused(failure: Failure) {
    if (isOver(failure)) restart();
    proof.setProblem(failure.message);
  }

  return { ...proof, data, setData, proved, restart, finish, refused };
}
