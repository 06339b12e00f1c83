import type { ReactNode } from 'react';
import { receipts } from '@/content/receipts';
import { formatPaise } from '@/contract/facts/rupees';
import type { CertificateRecord, ReceiptRecord } from '@/contract/requests/receipts';
import { dayInWords } from '@/lib/format/day-in-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Receipts } from './use-receipts';

const copy = receipts.list;

export function ReceiptRow({ receipt, receipts }: { receipt: ReceiptRecord; receipts: Receipts }) {
  const { number, date, purpose, cause, amount, state, test } = receipt;
  const marks = [test ? copy.test : '', copy.states[state]].filter(Boolean).join(', ');
  const hint = `${dayInWords(date)} · ${number}`;
  return (
    <Row {...{ receipts, number, state, hint }} which={{ receipt_number: number }}>
      <strong>{formatPaise(amount)}</strong> {cause || (copy.purposes[purpose] ?? purpose)}
      {marks ? <span className="receipt-state"> {marks}</span> : null}
    </Row>
  );
}

type Certificate = { certificate: CertificateRecord; receipts: Receipts };

export const CertificateRow = ({ certificate: { number, form }, receipts }: Certificate) => (
  <Row {...{ receipts, number }} hint={number} which={{ certificate_number: number }}>
    <strong>{copy.certificate}</strong> {form}
  </Row>
);

type RowProps = {
  receipts: Receipts;
  number: string;
  which: Parameters<Receipts['download']>[0];
  hint: string;
  state?: string;
  children: ReactNode;
};

function Row({ receipts, number, which, hint, state, children }: RowProps) {
  return (
    <li data-state={state}>
      <div>
        <p>{children}</p>
        <p className="field-hint">{hint}</p>
      </div>
      <Button
        className="button-flush"
        tone="quiet"
        busy={receipts.waiting === number}
        onClick={() => receipts.download(which)}
      >
        <Icon name="download" />
        {copy.receipt} <span className="sr-only">{number}</span>
      </Button>
    </li>
  );
}
