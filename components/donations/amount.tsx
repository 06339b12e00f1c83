import { donateRegister } from '@/content/donate-register';
import { formatPaise } from '@/contract/facts/rupees';

/** In large figures; nothing if the tab no longer has the order. */
export function Amount({ paise }: { paise: number | null }) {
  if (paise === null) return null;
  return (
    <p className="amount">
      <span>{donateRegister.labels.amount}</span>
      <strong>{formatPaise(paise)}</strong>
    </p>
  );
}
