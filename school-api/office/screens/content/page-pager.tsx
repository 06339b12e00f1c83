import { Icon } from '@/components/ui/icon';

type Props = { url: URL; page: number; pages: number };

/** Of lists that are counted in pages; nothing for a single one. */
export function PagePager({ url, page, pages }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label="Pages" data-print="none">
      {page > 1 ? (
        <a className="button button-secondary" rel="prev" href={addressOf(url, page - 1)}>
          <Icon name="arrow-left" />
          Back
        </a>
      ) : (
        <span />
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <a className="button button-secondary" rel="next" href={addressOf(url, page + 1)}>
          Next
          <Icon name="arrow-right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

function addressOf(url: URL, page: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('said');
  query.set('page', String(page));
  return `${url.pathname}?${query}`;
}
