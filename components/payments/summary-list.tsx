import { BreakableEmail } from '../ui/breakable-email';
import { Button } from '../ui/button';

export type SummaryRow = {
  /** Needed when two rows have the same term. */
  key?: string;
  term: string;
  value: string;
  /** Navigates to where the value can be changed. */
  onChange?: (() => void) | undefined;
};

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** A list of terms and values; rows without a value are left out. */
export function SummaryList({
  rows,
  change = '',
}: {
  rows: readonly SummaryRow[];
  change?: string;
}) {
  return (
    <dl className="summary">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ key, term, value, onChange }) => (
          <div key={key ?? term} className={onChange && 'summary-row'}>
            <dt>{term}</dt>
            <dd>{EMAIL.test(value) ? <BreakableEmail email={value} /> : value}</dd>
            {onChange ? (
              <dd className="summary-change" data-print="none">
                <ChangeButton label={change} what={term} onClick={onChange} />
              </dd>
            ) : null}
          </div>
        ))}
    </dl>
  );
}

interface ButtonProps {
  label: string;
  /** Completes the button's accessible name. */
  what: string;
  onClick: () => void;
}

export function ChangeButton({ label, what, onClick }: ButtonProps) {
  return (
    <Button tone="quiet" onClick={onClick}>
      {label} <span className="sr-only">{what}</span>
    </Button>
  );
}
