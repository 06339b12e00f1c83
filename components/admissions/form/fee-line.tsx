import { register } from '@/content/register';
import { formatRupees } from '@/contract/facts/rupees';

const { fees } = register;

/** In one column: price and duration, in place of the card beside the form. */
export function FeeLine({ fee }: { fee: number | null }) {
  const amount = fee === null ? fees.unknown : formatRupees(fee);
  return (
    <p className="fee-line">
      <span className="inline-block">
        {fees.heading} <strong>{amount}</strong>
      </span>{' '}
      <span className="inline-block">{fees.note}</span>{' '}
      <span className="inline-block">{fees.time}</span>
    </p>
  );
}
