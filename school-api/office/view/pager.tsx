import { Icon, type IconName } from './icon';
import { listQuery } from './list-address';

type Props = {
  url: URL;
  /** Cursor of the older rows, `before` in the address; null on the last page. */
  older: string | null;
  /** Cursor of the newer rows, `after` in the address; null on the first page. */
  newer: string | null;
  shown: number;
};

export function Pager({ url, older, newer, shown }: Props) {
  const to = (name: string, cursor: string | null) => cursor && addressOf(url, name, cursor);
  return (
    <Pages
      back={{ label: 'Newer', href: to('after', newer) }}
      on={{ label: 'Older', href: to('before', older) }}
      text={`${shown} on this page`}
    />
  );
}

export function PagePager({ url, page, pages }: { url: URL; page: number; pages: number }) {
  const to = (at: number) => (at < 1 || at > pages ? null : addressOf(url, 'page', String(at)));
  return (
    <Pages
      back={{ label: 'Back', href: to(page - 1) }}
      on={{ label: 'Next', href: to(page + 1) }}
      text={`Page ${page} of ${pages}`}
    />
  );
}

type PageLink = { label: string; href: string | null };

/** Nothing for a single page. */
function Pages({ back, on, text }: { back: PageLink; on: PageLink; text: string }) {
  if (back.href === null && on.href === null) return null;
  return (
    <nav
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft"
      aria-label="Pages"
      data-print="none"
    >
      <Link {...back} rel="prev" icon="arrow-left" />
      <p className="order-1 basis-full text-center md:order-none md:basis-auto">{text}</p>
      <Link {...on} rel="next" icon="arrow-right" />
    </nav>
  );
}

function Link({ label, href, rel, icon }: PageLink & { rel: 'prev' | 'next'; icon: IconName }) {
  if (href === null) return <span />;
  return (
    <a className="button button-secondary" rel={rel} href={href}>
      {rel === 'prev' ? <Icon name={icon} /> : null}
      {label}
      {rel === 'next' ? <Icon name={icon} /> : null}
    </a>
  );
}

function addressOf(url: URL, name: string, value: string): string {
  const query = new URLSearchParams(listQuery(url));
  query.set(name, value);
  return `${url.pathname}?${query}`;
}
