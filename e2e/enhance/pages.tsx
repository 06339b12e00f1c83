import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Carousel } from '@/components/ui/carousel';
import { CopyButton } from '@/components/ui/copy-button';
import { AlertBox, Dialog, DialogLink } from '@/components/ui/dialog';
import { ReadMore } from '@/components/ui/read-more';
import { SelectForm, Swap } from '@/components/ui/swap';
import { InternalTabs, TabLinks } from '@/components/ui/tabs';
import { VideoGallery } from '@/components/ui/video-gallery';

/** Prints test pages of the interactive components as JSON, rendered like the site's documents. */
const cards = (count: number, picture?: string) =>
  Array.from({ length: count }, (_, index) => `Card ${index + 1}`).map((name) => (
    <div key={name} className="card">
      {picture && <img src={`${picture}?${name}`} alt="" loading="lazy" width="90" height="60" />}
      <a href={`/read#${name}`}>{name}</a>
    </div>
  ));

const carousels = (
  <>
    <Carousel label="Hero" autoplay={300} controls="over" preload>
      {cards(5, '/picture.svg')}
    </Carousel>
    <Carousel label="Testimonials" layout="thirds">
      {cards(6)}
    </Carousel>
    <Carousel label="Blog" layout="quarters" step="page">
      {cards(10)}
    </Carousel>
    <Carousel label="Results" layout="row" step={250}>
      {cards(12)}
    </Carousel>
    <Carousel label="Lonely" layout="thirds">
      {cards(1)}
    </Carousel>
    <Carousel label="Fitting" layout="thirds">
      {cards(2)}
    </Carousel>
    <Carousel label="Long">{cards(20)}</Carousel>
    <Carousel label="Empty">{cards(0)}</Carousel>
  </>
);

const videos = ['aaaaaaaaaaa', 'bbbbbbbbbbb', null].map((videoId, index) => ({
  key: `${index}`,
  title: `Film ${index + 1}`,
  description: `About film ${index + 1}`,
  videoId,
  thumbnail: '/picture.svg',
}));

const tab = (id: string, label: string, href?: string) => ({
  id,
  label,
  href,
  panel: (
    <>
      <h2>{`${label} heading`}</h2>
      <a href="/read">{`Inside ${label}`}</a>
      <p className="tall">{`${label} text`}</p>
    </>
  ),
});

const hashTabs = (
  <>
    <p>
      Now: <span data-tab-label="ways">Donate</span>
    </p>
    <InternalTabs
      id="ways"
      label="Ways to give"
      tabs={[tab('donate', 'Donate'), tab('benefit', 'Tax Benefit'), tab('more', 'More')]}
    />
  </>
);

const pageTabs = (current: number) => (
  <InternalTabs
    id="academics"
    label="Academics"
    vertical
    current={current}
    tabs={[
      tab('results', 'Results', '/page-tabs?tab=0'),
      tab('faculty', 'Faculty', '/page-tabs?tab=1'),
    ]}
  />
);

const swaps = (page: number, year: string) => (
  <>
    <p id="trail">{`News > Page ${page}`}</p>
    <TabLinks
      label="Outside"
      current={page - 1}
      swap="news"
      tabs={[1, 2].map((each) => ({ label: `Tab ${each}`, href: `/swap?page=${each}` }))}
    />
    <Swap id="news" scrollToTop also={['trail']}>
      <h2>{`Page ${page} of ${year}`}</h2>
      <SelectForm
        action="/swap"
        name="year"
        label="Year"
        value={year}
        options={['2024', '2025'].map((value) => ({ value, label: value }))}
      />
      <p className="tall">{`Content of page ${page}`}</p>
      <Carousel label="Swapped">{cards(3)}</Carousel>
      <p>
        {[1, 2, 3].map((each) => (
          <a key={each} href={`/swap?page=${each}`}>{`Go to ${each}`}</a>
        ))}
        <a href="/swap?page=lost">No such part</a>
        <a href="/away">Another page</a>
        <a href="#news">Jump</a>
      </p>
    </Swap>
  </>
);

const headingSwap = (page: number) => (
  <Swap id="list" focus="heading">
    <h2>{`List ${page}`}</h2>
    <a href={`/heading?page=${page + 1}`}>Next</a>
  </Swap>
);

const dialogs = (
  <>
    <DialogLink opens="vacancy">Mathematics teacher</DialogLink>
    <DialogLink opens="no-link">Apply</DialogLink>
    <Dialog id="vacancy" title="Mathematics" actions={<a href="/read">Apply Now</a>}>
      <p>Two years of experience preferred.</p>
    </Dialog>
    <AlertBox id="no-link" text="No application link available." />
    <p>
      <span id="account"> 0000 0000 0000 </span>
      <CopyButton copies="account" what="the account number" />
    </p>
    <ReadMore excerpt={<p>First words…</p>} about="Someone">
      <p>First words and all the others.</p>
    </ReadMore>
  </>
);

const nav = (
  <>
    <ui-nav>
      <nav aria-label="Main">
        {['One', 'Two'].map((label) => (
          <details key={label} data-menu="">
            <summary>{`Menu ${label}`}</summary>
            <a href={`#${label}`}>{`Entry ${label}`}</a>
          </details>
        ))}
        <details data-panel="">
          <summary>Panel</summary>
          <p>Panel text</p>
          <details data-menu="">
            <summary>Nested</summary>
            <a href="#nested">Nested entry</a>
          </details>
        </details>
      </nav>
    </ui-nav>
    <ui-nav>
      <nav popover="auto" id="bar" className="bar" aria-label="Bar">
        <details data-menu="">
          <summary>Menu Bar</summary>
          <a href="#bar-entry">Entry Bar</a>
        </details>
        <p>Rest of the bar</p>
      </nav>
    </ui-nav>
    <button type="button">Elsewhere</button>
    <button type="button" popoverTarget="bar">
      Open the bar
    </button>
  </>
);

const pictures = (
  <>
    <img src="/dead.svg" srcSet="/dead.svg 2x" alt="Dead" data-fallback="/picture.svg" />
    <img src="/dead.svg" alt="Dead for ever" data-fallback="/dead-too.svg" />
    <img src="/picture.svg" alt="Alive" data-fallback="/other.svg" />
  </>
);

function document(title: string, address: string, body: ReactNode) {
  const markup = renderToStaticMarkup(
    <html lang="en-IN">
      {/* biome-ignore lint/style/noHeadElement: these pages are not rendered by Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <link rel="canonical" href={`https://school.example.org${address}`} />
        <link rel="stylesheet" href="/style.css" />
        <script type="module" src="/enhance.js" async />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  );
  return [address, `<!doctype html>${markup}`] as const;
}

const pages = Object.fromEntries([
  document('Carousels', '/carousel', carousels),
  document('Gallery', '/gallery', <VideoGallery label="Films" videos={videos} />),
  document('No films', '/no-films', <VideoGallery label="Films" videos={[]} />),
  document('Tabs', '/tabs', hashTabs),
  document('Page tabs', '/page-tabs?tab=0', pageTabs(0)),
  document('Page tabs', '/page-tabs?tab=1', pageTabs(1)),
  document('News', '/swap', swaps(1, '2025')),
  ...[1, 2, 3].map((n) => document(`News ${n}`, `/swap?page=${n}`, swaps(n, '2025'))),
  document('News of 2024', '/swap?year=2024', swaps(1, '2024')),
  document('Lost', '/swap?page=lost', <p>The lost page</p>),
  ...[1, 2].map((n) => document(`List ${n}`, `/heading?page=${n}`, headingSwap(n))),
  document('Away', '/away', <p>Another page altogether</p>),
  document('Read', '/read', <p>To read</p>),
  document('Dialogs', '/dialogs', dialogs),
  document('Navigation', '/nav', nav),
  document('Pictures', '/pictures', pictures),
]);

process.stdout.write(JSON.stringify(pages));
