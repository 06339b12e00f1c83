import { payments } from '@/content/payments';
import { CopyButton } from '../ui/copy-button';

const ID = 'payment-reference';

/** What the payer names to the office; nobody should have to type it. */
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
