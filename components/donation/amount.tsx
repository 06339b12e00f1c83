import { donateRegister } from '@/content/donate-register';
import { formatPaise } from '@/lib/format/money';

/** In large figures; nothing where the tab has forgotten the order. */
export function Amount({ paise }: { paise: number | null }) {
  if (paise === null) return null;
  return (
    <p className="amount">
      <span>{donateRegister.labels.amount}</span>
      <strong>{formatPaise(paise)}</strong>
    </p>
  );
}
