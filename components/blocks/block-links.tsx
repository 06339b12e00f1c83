import type { Link } from '@/content/blocks';
import { Icon } from '../ui/icon';

export function BlockLinks({ items }: { items: readonly Link[] }) {
  return (
    <ul className="block-links" data-print="none">
      {items.map(({ label, href }) => (
        <li key={href}>
          <a className="arrow-link" href={href}>
            {label}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
