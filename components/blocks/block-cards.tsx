import type { Card } from '@/content/blocks';
import { Icon } from '../ui/icon';
import { BlockHeading, type HeadingLevel } from './block-heading';
import { Inline } from './inline';

interface Props {
  items: readonly Card[];
  level: HeadingLevel;
}

export function BlockCards({ items, level }: Props) {
  return (
    <div className="block-wide block-grid">
      {items.map(({ heading, text, link }) => (
        <section key={heading} className="card card-padded">
          <BlockHeading level={level} text={heading} />
          <p>
            <Inline text={text} />
          </p>
          {link ? (
            <a className="arrow-link" href={link.href}>
              {link.label}
              <Icon name="arrow-right" />
            </a>
          ) : null}
        </section>
      ))}
    </div>
  );
}
