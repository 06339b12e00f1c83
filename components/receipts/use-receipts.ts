import type { ReceiptsResponse } from '@/contract/requests/receipts';
import type { Grant } from '@/lib/mailbox/saved-grant';
import { useProved } from '../mailbox/use-proved';
import { listReceipts } from './calls';
import { downloadFile } from './fetch-file';

export type FoundReceipts = ReceiptsResponse & Grant;

type Which =
  | { receipt_number: string }
  | { financial_year: string }
  | { certificate_number: string };

/** The receipts of a verified address. */
export function useReceipts() {
  const state = useProved('receipts', listReceipts);
  const { data, proved } = state;

  const download = (which: Which) =>
    state.once(Object.values(which)[0] ?? '', async () => {
      const outcome = await downloadFile({ grant: proved.grant, ...which });
      if (!outcome.ok) state.refused(outcome.failure);
    });

  return { ...state, found: data && { ...data, ...proved }, download };
}

export type Receipts = ReturnType<typeof useReceipts>;
