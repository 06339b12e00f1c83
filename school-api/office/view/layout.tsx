import type { ReactNode } from 'react';
import { logo, school } from '@/content/school';
import { officeFiles } from '../files';
import { type MenuCounts, type OfficeRequest, type Person, ROLE_TITLES } from '../route';
import { Icon } from './icon';
import { currentOf, navigationOf } from './navigation';
import { FlashNotice } from './notice';

const drawing = logo.paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
/** Inlined, since the office serves no pictures. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}">${drawing}</svg>`,
)}`;

type Props = Pick<OfficeRequest, 'url' | 'flash' | 'counts'> & {
  title: string;
  person: Person | null;
  children: ReactNode;
};

/** The frame of every page; without a person, that of the sign-in pages. */
export function Layout({ title, person, url, flash, counts, children }: Props) {
  const { style, script } = officeFiles();
  return (
    <html lang="en-IN">
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content={school.colours.paper} />
        <title>{`${title} · Office · ${school.name}`}</title>
        <link rel="icon" href={icon} />
        <link rel="stylesheet" href={style} />
        <script type="module" src={script} />
      </head>
      <body className={`office ${person ? 'office-inside' : 'office-outside'}`}>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <header className="office-head">
          <Brand />
          {person ? <SearchBox url={url} /> : null}
          {person ? <Menu person={person} path={url.pathname} counts={counts} /> : null}
        </header>
        <main id="main" tabIndex={-1}>
          {flash ? <FlashNotice flash={flash} url={url} /> : null}
          {children}
        </main>
      </body>
    </html>
  );
}

function Brand() {
  return (
    <a href="/" className="brand">
      <svg
        viewBox={logo.viewBox}
        width="36"
        height="36"
        className="flex-none"
        aria-hidden="true"
        focusable="false"
      >
        {logo.paths.map(({ fill, d }) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </svg>
      <span className="min-w-0 wrap-anywhere">
        <span className="brand-name">{school.name}</span>
        <span className="quiet block">Office</span>
      </span>
    </a>
  );
}

type MenuProps = { person: Person; path: string; counts?: MenuCounts | undefined };

/** A popover on phones, a column on wide screens; without popover support it is inline. */
function Menu({ person, path, counts = {} }: MenuProps) {
  return (
    <>
      <button type="button" className="button button-secondary lg:hidden" popoverTarget="menu">
        <Icon name="menu" />
        Menu
      </button>
      <div id="menu" className="menu" popover="auto">
        <nav aria-label="Office">
          <ul>
            {navigationOf(person.role).map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, path)}>
                  <Icon name={icon} />
                  {label}
                  <Count number={counts[href]} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action="/sign-out" className="menu-person">
          <p className="min-w-0 leading-snug">
            <a className="link block font-semibold" href="/people/sessions">
              {person.name}
              <span className="sr-only">: your sessions and passkeys</span>
            </a>
            <span className="quiet">{ROLE_TITLES[person.role]}</span>
          </p>
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}

/** Nobody reads the exact number of a long list. */
const MAX = 99;

function Count({ number = 0 }: { number: number | undefined }) {
  if (number === 0) return null;
  return (
    <>
      {' '}
      <span className="menu-count tag ml-auto font-normal tabular-nums">
        {number > MAX ? `${MAX}+` : number}
        <span className="sr-only"> waiting</span>
      </span>
    </>
  );
}

/** The key / focuses it. Results appear while a person types; without scripts, on a page. */
function SearchBox({ url }: { url: URL }) {
  const query = url.pathname === '/search' ? (url.searchParams.get('q') ?? '') : '';
  return (
    <search className="search-box" data-print="none">
      <form className="search-field" action="/search">
        <label className="sr-only" htmlFor="search-box">
          Search everything
        </label>
        <Icon name="search" />
        <input
          id="search-box"
          className="control"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Search"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
        />
      </form>
      <div
        className="search-panel fixed inset-auto m-0 max-h-[70dvh] w-[min(34rem,calc(100vw-2rem))] overflow-auto py-2"
        popover="manual"
        aria-live="polite"
      />
    </search>
  );
}

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
};

export function PageHead({ title, lead, actions, back }: PageHeadProps) {
  return (
    <div className="page-head">
      {back ? (
        <a className="page-back button button-quiet text-start" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      ) : null}
      <div className="page-head-row">
        <h1>{title}</h1>
        {lead ? <div className="mt-1.5 max-w-text text-ink-soft">{lead}</div> : null}
        {actions ? <div className="page-actions flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
