import { payments } from '@/content/payments';
import { CopyButton } from '../ui/copy-button';

const ID = 'payment-reference';

/** The order id for the office, with a copy button. */
export function Reference({ orderId }: { orderId: string }) {
  const label = payments.failure.reference;
  return (
    <dl className="summary reference">
      <div>
        <dt>{label}</dt>
        <dd>
          <span id={ID}>{orderId}</span>
          <CopyButton copies={ID} what={label} />
        </dd>
      </div>
    </dl>
  );
}
