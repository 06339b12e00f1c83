import type { PublicationView } from '@/lib/school-api/publications';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** Covers side by side; the title's link covers the whole item. */
export function PublicationShelf(props: { items: readonly PublicationView[]; level: 3 | 4 }) {
  const Title = props.level === 3 ? 'h3' : 'h4';
  return (
    <ul className="shelf">
      {props.items.map(({ id, name, picture, file }) => (
        <li key={id} className="book">
          <Picture
            src={picture}
            alt=""
            ratio="3/4"
            sizes="(width >= 64rem) 13rem, (width >= 40rem) 30vw, 45vw"
          />
          <Title className="book-title">
            {file ? (
              <a className="link-cover" href={file} target="_blank" rel="noopener">
                {name}
                <span className="unseen"> (opens in a new tab)</span>
              </a>
            ) : (
              name
            )}
          </Title>
          {file ? (
            <p className="book-open" aria-hidden="true">
              Read
              <Icon name="external" />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
