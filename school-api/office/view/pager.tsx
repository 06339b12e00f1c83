import { Icon } from '@/components/ui/icon';

type Props = {
  url: URL;
  /** The cursor of the older rows, `before` in the address; null on the last page. */
  older: string | null;
  /** The cursor of the newer rows, `after` in the address; null on the first page. */
  newer: string | null;
  /** Rows on this page. */
  shown: number;
};

export function Pager({ url, older, newer, shown }: Props) {
  if (older === null && newer === null) return null;
  return (
    <nav className="pager" aria-label="Pages" data-print="none">
      {newer === null ? (
        <span />
      ) : (
        <a className="button button-secondary" rel="prev" href={addressOf(url, 'after', newer)}>
          <Icon name="arrow-left" />
          Newer
        </a>
      )}
      <p>{shown} on this page</p>
      {older === null ? (
        <span />
      ) : (
        <a className="button button-secondary" rel="next" href={addressOf(url, 'before', older)}>
          Older
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

function addressOf(url: URL, name: 'before' | 'after', cursor: string): string {
  const query = new URLSearchParams(url.searchParams);
  for (const old of ['before', 'after', 'said']) query.delete(old);
  query.set(name, cursor);
  return `${url.pathname}?${query}`;
}
