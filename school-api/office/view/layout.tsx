import type { ReactNode } from 'react';
import { logo, school } from '@/content/school';
import { officeFiles } from '../files';
import type { OfficeRequest, Person } from '../route';
import { Menu } from './menu';
import { FlashNotice } from './notice';
import { SearchBox } from './search-box';

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
