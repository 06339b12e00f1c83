import { Button } from '../ui/button';

export type Fact = {
  /** Where two rows may have the same term. */
  key?: string;
  term: string;
  value: string;
  /** Leads to where the value can be changed. */
  onChange?: (() => void) | undefined;
};

/** What is known, row by row; rows without a value are left out. */
export function Facts({ rows, change = '' }: { rows: readonly Fact[]; change?: string }) {
  return (
    <dl className="summary">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ key, term, value, onChange }) => (
          <div key={key ?? term} className={onChange && 'summary-row'}>
            <dt>{term}</dt>
            <dd>{value}</dd>
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
  /** Completes the name of the button, for who does not see what it stands beside. */
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
