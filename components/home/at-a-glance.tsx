import { home } from '@/content/home';
import { formatRupees } from '@/contract/facts/rupees';
import { formatShortDate } from '@/lib/format/dates';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { Fees } from '@/lib/school-api/fees';
import type { Result } from '@/lib/school-api/result';

const { test, classes, open, fee } = home.atAGlance;

interface Props {
  dates: Result<AdmissionDates>;
  fees: Result<Fees>;
}

/** A parent's first questions, below the slider. Facts missing from the API are left out. */
export function AtAGlance({ dates, fees }: Props) {
  const next = dates.ok && dates.data.nextDate ? formatShortDate(dates.data.nextDate) : '';
  const amount = fees.ok ? fees.data.registrationFee : null;
  return (
    <dl className="at-a-glance page-width">
      <Fact name={test} value={next} />
      <Fact name={classes} value={open} />
      <Fact name={fee} value={amount === null ? '' : formatRupees(amount)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
