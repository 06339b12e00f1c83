import { register } from '@/content/register';
import { formatPaise, formatRupees } from '@/contract/facts/rupees';
import type { Progress } from '@/lib/admissions/progress';

interface Props {
  label: string;
  note?: string;
  /** Rupees: the announced fee. */
  fee: number | null;
  /** Paise: the order's amount, which is what is paid. */
  order: Progress['order'];
}

export function Amount({ label, note, fee, order }: Props) {
  const paise = order?.amount ?? null;
  const text =
    paise !== null ? shortPaise(paise) : fee !== null ? formatRupees(fee) : register.fees.unknown;
  return (
    <p className="amount">
      <span>
        {label}
        {note ? <small>{note}</small> : null}
      </span>
      <strong>{text}</strong>
    </p>
  );
}

const shortPaise = (paise: number) =>
  paise % 100 === 0 ? formatRupees(paise / 100) : formatPaise(paise);
