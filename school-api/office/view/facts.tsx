import type { ReactNode } from 'react';

type Fact = { term: string; value: ReactNode };

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean';

/** What is empty is left out. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const shown = items.filter(({ value }) => !isEmpty(value));
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
