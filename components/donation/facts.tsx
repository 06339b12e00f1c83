export type Fact = { term: string; value: string };

/** What is known, row by row; rows without a value are left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="summary">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
