'use client';

import { receipts } from '@/content/receipts';
import { VerifiedPanel } from '../mailbox/verified-panel';
import { ReceiptList } from './receipt-list';
import { useReceipts } from './use-receipts';

const copy = receipts.find;

export function ReceiptsPanel() {
  const state = useReceipts();
  const { found } = state;
  return (
    <VerifiedPanel verification={state} copy={copy}>
      {found ? <ReceiptList receipts={state} found={found} /> : null}
    </VerifiedPanel>
  );
}
