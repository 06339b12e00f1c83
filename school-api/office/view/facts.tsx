import type { ReactNode } from 'react';

export type Fact = { term: string; value: ReactNode };

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean';

type Items = { items: readonly Fact[]; className?: string };

/** Empty values are left out. */
export function Facts({ items, className = 'facts @container px-4 py-1' }: Items) {
  const shown = items.filter(({ value }) => !isEmpty(value));
  if (shown.length === 0) return null;
  return (
    <dl className={className}>
      {shown.map(({ term, value }) => (
        <div key={term} className="py-1.5">
          <dt className="quiet">{term}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Nothing if every fact is empty. */
export function FactSection({ title, items }: Items & { title: string }) {
  if (items.every(({ value }) => isEmpty(value))) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Facts items={items} />
    </section>
  );
}

type Props = {
  /** First, also on a phone. */
  facts: ReactNode;
  /** State, next steps, note, receipt: beside the rest on a wide screen, below these facts on a phone. */
  aside: ReactNode | null;
  /** Further facts and the history. */
  children?: ReactNode;
};

export function RecordPage({ facts, aside, children }: Props) {
  return (
    <div className="record">
      <div className="record-main">{facts}</div>
      {aside ? (
        <aside className="record-aside" aria-label="State and next steps">
          {aside}
        </aside>
      ) : null}
      {children ? <div className="record-main">{children}</div> : null}
    </div>
  );
}
