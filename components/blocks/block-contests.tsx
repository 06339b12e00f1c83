import type { Contest } from '@/content/blocks';

export function BlockContests({ items }: { items: readonly Contest[] }) {
  return (
    <ul className="block-wide block-contests">
      {items.map(({ year, name, place, result }) => (
        <li key={`${year} ${name}`}>
          <time dateTime={String(year)}>{year}</time>
          <span>
            <strong>{name}</strong>, {place}
          </span>
          <span>{result}</span>
        </li>
      ))}
    </ul>
  );
}
