import { payments } from '@/content/payments';
import { formatPaise } from '@/contract/facts/rupees';
import type { Refunded } from '@/contract/requests/payment';
import { dayInWords } from '@/lib/format/day-in-words';
import { Icon } from '../ui/icon';

const { refund } = payments;

/** Shows that a paid order was refunded. The live region is rendered before it has text. */
export function RefundNotice({ refunded }: { refunded: Refunded | null }) {
  return (
    <div className="refund-message" role="status">
      {refunded ? <Notice {...refunded} /> : null}
    </div>
  );
}

function Notice({ amount, on, whole }: Refunded) {
  const date = dayInWords(on);
  return (
    <div className="outcome-message">
      <div className="outcome outcome-open">
        <Icon name="info" />
        <p>
          {whole ? refund.whole : refund.part}: {formatPaise(amount)}
          {date ? ` ${refund.on} ${date}` : ''}
        </p>
      </div>
      <p>{whole ? refund.wholeNote : refund.partNote}</p>
    </div>
  );
}
