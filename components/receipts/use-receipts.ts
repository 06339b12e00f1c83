import type { ReceiptsResponse } from '@/contract/requests/receipts';
import type { Grant } from '@/lib/mailbox/saved-grant';
import { useVerified } from '../mailbox/use-verified';
import { listReceipts } from './calls';
import { downloadFile } from './fetch-file';

export type FoundReceipts = ReceiptsResponse & Grant;

type Which =
  | { receipt_number: string }
  | { financial_year: string }
  | { certificate_number: string };

/** The receipts of a verified address. */
export function useReceipts() {
  const state = useVerified('receipts', listReceipts);
  const { data, verified } = state;

  const download = (which: Which) =>
    state.once(Object.values(which)[0] ?? '', async () => {
      const outcome = await downloadFile({ grant: verified.grant, ...which });
      if (!outcome.ok) state.refused(outcome.failure);
    });

  return { ...state, found: data && { ...data, ...verified }, download };
}

export type Receipts = ReturnType<typeof useReceipts>;
