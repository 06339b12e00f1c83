import { useCallback, useState } from 'react';
import type { ReceiptsResponse } from '@/contract/requests/receipts';
import type { Failure } from '@/lib/forms/outcome';
import type { Grant } from '@/lib/mailbox/kept-grant';
import { isOver, useProof } from '../mailbox/use-proof';
import { listReceipts } from './calls';
import { downloadFile } from './fetch-file';

export type FoundReceipts = ReceiptsResponse & Grant;

/** The receipts of an address, once it is proved. */
export function useReceipts() {
  const [found, setFound] = useState<FoundReceipts | null>(null);
  const show = useCallback(async (grant: Grant): Promise<Failure | null> => {
    const listed = await listReceipts(grant.grant);
    if (!listed.ok) return listed.failure;
    setFound({ ...listed.data, ...grant });
    return null;
  }, []);
  const proof = useProof('receipts', show);

  const download = (which: { receipt_number: string } | { financial_year: string }) =>
    proof.once(Object.values(which)[0] ?? '', async () => {
      if (!found) return;
      const outcome = await downloadFile({ grant: found.grant, ...which });
      if (outcome.ok) return;
      if (isOver(outcome.failure)) restart();
      proof.setProblem(outcome.failure.message);
    });

  function restart() {
    setFound(null);
    proof.restart();
  }

  return { ...proof, found, download, restart };
}

export type Receipts = ReturnType<typeof useReceipts>;
