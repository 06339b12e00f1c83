'use client';

import { receipts } from '@/content/receipts';
import { ProvedPanel } from '../mailbox/proved-panel';
import { ReceiptList } from './receipt-list';
import { useReceipts } from './use-receipts';

const copy = receipts.find;

export function ReceiptsPanel() {
  const state = useReceipts();
  const { found } = state;
  return (
    <ProvedPanel proof={state} copy={copy}>
      {found ? <ReceiptList receipts={state} found={found} /> : null}
    </ProvedPanel>
  );
}
