import type { ReactNode } from 'react';
import { admission } from '@/content/admission';
import { formatRupees } from '@/contract/facts/rupees';
import type { FeeBrochure, Fees } from '@/lib/school-api/fees';
import type { Result } from '@/lib/school-api/result';
import { Blocks } from '../../blocks/blocks';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { Unavailable } from '../../ui/unavailable';

const { heading, blocks, brochures, registrationFeeLabel, nonRefundable, perYear, download } =
  admission.fees;

export function AdmissionFees({ fees }: { fees: Result<Fees> }) {
  const { registrationFee, dayScholar, residential } = fees.ok ? fees.data : none;
  const published = registrationFee !== null || dayScholar !== null || residential !== null;
  return (
    <Section title={heading} ground="deep">
      <div className="fees">
        <Blocks blocks={blocks} lead={false} />
        {published ? (
          <ul className="fee-list">
            <Fee label={registrationFeeLabel} amount={registrationFee} note={nonRefundable} />
            <YearlyFee category="Day Scholar Fee" fee={dayScholar} />
            <YearlyFee category="Residential Student Fee" fee={residential} />
          </ul>
        ) : null}
      </div>
      {fees.ok ? null : <Unavailable />}
    </Section>
  );
}

const none: Fees = { registrationFee: null, dayScholar: null, residential: null };

type Category = keyof typeof brochures;

/** The button is shown once the office has published the brochure. */
function YearlyFee({ category, fee }: { category: Category; fee: FeeBrochure | null }) {
  if (!fee) return null;
  const label = brochures[category];
  return (
    <Fee label={category} amount={fee.amount} note={perYear}>
      {fee.brochure ? (
        <ButtonLink
          href={fee.brochure}
          tone="secondary"
          external
          aria-label={`${label}: ${download}`}
        >
          <Icon name="download" />
          {label}
        </ButtonLink>
      ) : null}
    </Fee>
  );
}

interface FeeProps {
  label: string;
  amount: number | null;
  note: string;
  children?: ReactNode;
}

function Fee({ label, amount, note, children }: FeeProps) {
  if (amount === null && !children) return null;
  return (
    <li>
      <div>
        <h3>{label}</h3>
        {amount === null ? null : <p>{note}</p>}
      </div>
      {amount === null ? null : <p className="fee-amount">{formatRupees(amount)}</p>}
      {children}
    </li>
  );
}
