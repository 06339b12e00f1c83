import { Icon } from './icon';
import { pageWindow } from './page-window';

interface Props {
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  label: string;
}

/** Nothing for a single page. */
export function Pagination({ page, pages, href, label }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={label} data-print="none">
      {page > 1 ? (
        <a className="pagination-step" href={href(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          Previous
        </a>
      ) : null}
      <ol>
        {pageWindow(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={href(entry.page)}
                aria-label={`Page ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="pagination-step" href={href(page + 1)} rel="next">
          Next
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}
