import type { Fact } from '@/content/blocks';

/** Numbers that matter, large, across the measure. */
export function BlockFacts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="block-facts" data-count={items.length}>
      {items.map(({ value, label, source }) => (
        <div key={label} className="fact-number">
          <dt>{value}</dt>
          <dd>
            {label}
            {source ? <span className="block-fact-source">{source}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
