import { receipts } from '@/content/receipts';
import { formatPaise } from '@/contract/facts/rupees';
import type { ReceiptRecord } from '@/contract/requests/receipts';
import { dayInWords } from '@/lib/format/day-in-words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Receipts } from './use-receipts';

const copy = receipts.list;

export function ReceiptRow({ receipt, receipts }: { receipt: ReceiptRecord; receipts: Receipts }) {
  const { number, date, purpose, cause, amount, state, test } = receipt;
  const marks = [test ? copy.test : '', copy.states[state]].filter(Boolean).join(', ');
  return (
    <li data-state={state}>
      <div>
        <p>
          <strong>{formatPaise(amount)}</strong> {cause || (copy.purposes[purpose] ?? purpose)}
          {marks ? <span className="receipt-state"> {marks}</span> : null}
        </p>
        <p className="field-hint">
          {dayInWords(date)} · {number}
        </p>
      </div>
      <Button
        tone="quiet"
        busy={receipts.waiting === number}
        onClick={() => receipts.download({ receipt_number: number })}
      >
        <Icon name="download" />
        {copy.receipt} <span className="sr-only">{number}</span>
      </Button>
    </li>
  );
}
