import type { Card } from '@/content/blocks';
import { scenePath } from '@/content/scene-path';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import type { HeadingLevel } from './block-heading';
import { Inline } from './inline';

interface Props {
  items: readonly Card[];
  level: HeadingLevel;
}

/** With pictures: rows on alternating sides. Without: plain cards in a grid. */
export function BlockCards({ items, level }: Props) {
  const pictured = items.every((item) => item.picture);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`block-wide ${pictured ? 'block-rows' : 'block-grid'}`}>
      {items.map(({ heading, text, picture, link }) => (
        <section key={heading} className={pictured ? 'block-row' : 'card card-padded'}>
          {picture ? (
            <Picture
              src={scenePath(picture.scene)}
              alt={picture.alt}
              ratio="4/3"
              sizes="(width >= 48rem) 24rem, 100vw"
            />
          ) : null}
          <div className="block-row-copy">
            <Heading className="text-h3">{heading}</Heading>
            <p>
              <Inline text={text} />
            </p>
            {link ? (
              <p>
                <a className="arrow-link" href={link.href}>
                  {link.label}
                  <Icon name="arrow-right" />
                </a>
              </p>
            ) : null}
          </div>
        </section>
      ))}
    </div>
  );
}
