import type { ReactNode } from 'react';

export type Fact = { term: string; value: ReactNode };

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean';

/** Empty values are left out. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const shown = items.filter(({ value }) => !isEmpty(value));
  if (shown.length === 0) return null;
  return (
    <dl className="facts @container px-4 py-1">
      {shown.map(({ term, value }) => (
        <div key={term} className="py-1.5">
          <dt className="quiet">{term}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Section = { title: string; items: readonly Fact[] };

/** Nothing at all where every fact is empty. */
export function FactSection({ title, items }: Section) {
  if (items.every(({ value }) => isEmpty(value))) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Facts items={items} />
    </section>
  );
}
