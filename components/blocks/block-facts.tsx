import type { Fact } from '@/content/blocks';

/** Key figures in large type, over the full width. */
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
