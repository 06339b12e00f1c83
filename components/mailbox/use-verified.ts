import { useCallback, useState } from 'react';
import type { MailboxPurpose } from '@/contract/facts/mailbox';
import type { Failure, Outcome } from '@/lib/forms/outcome';
import type { Grant } from '@/lib/mailbox/saved-grant';
import { isOver, useAddressVerification } from './use-address-verification';
import { useFresh } from './use-fresh';

/**
 * What a confirmed address may read, and the grant for further calls; `read` must not change. `forget`
 * clears what the next person must not see.
 */
export function useVerified<T>(
  purpose: MailboxPurpose,
  read: (grant: string) => Promise<Outcome<T>>,
  forget?: () => void,
) {
  const [data, setData] = useState<T | null>(null);
  const [verified, setVerified] = useState<Grant>({ grant: '', email: '' });
  const open = useCallback(
    async (given: Grant) => {
      const answer = await read(given.grant);
      if (!answer.ok) return answer.failure;
      setData(answer.data);
      setVerified(given);
      return null;
    },
    [read],
  );
  const verification = useAddressVerification(purpose, open);

  function restart() {
    setData(null);
    forget?.();
    verification.restart();
  }

  /** The next person may use the same computer. */
  function finish() {
    restart();
    verification.setEmail('');
  }

  function refused(failure: Failure) {
    if (isOver(failure)) restart();
    verification.setProblem(failure.message);
  }

  useFresh(data, async (signal) => {
    const answer = await read(verified.grant);
    if (signal.aborted) return;
    if (answer.ok) setData(answer.data);
    else if (isOver(answer.failure)) refused(answer.failure);
  });

  return { ...verification, data, setData, verified, restart, finish, refused };
}
