import type { Page } from '@playwright/test';
import {
  aliasPaths,
  canonicalTabs,
  contractPaths,
  queryVariants,
} from '@/lib/page-cache/route-table';

export type State = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Loads the video player of another host. */
  playsVideo?: true;
};

const click = (name: string, selector: string): State => ({
  name,
  open: (page) => page.locator(selector).filter({ visible: true }).first().click(),
});

const swapped = (name: string, selector: string): State => ({
  name,
  open: async (page) => {
    const before = page.url();
    await page.locator(selector).first().click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  },
});

const anotherYear: State = {
  name: 'another year',
  open: async (page) => {
    await page.getByLabel('Year').selectOption('2023');
    await page.getByRole('heading', { name: 'Results of 2023' }).waitFor({ state: 'attached' });
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  },
};

const tab = [swapped('another tab', '.tab:not([aria-current])')];

/** Further states of pages; those of forms are in their own specs. */
const states: Record<string, readonly State[]> = {
  '/': [
    { ...click('another video', '.gallery-choice:not([aria-current])'), playsVideo: true },
    click('the next slide', '.hero [data-next], .hero .carousel-button'),
  ],
  '/about': tab,
  '/student-life': tab,
  '/student-life/alumini': [click('a story in full', '.read-more summary')],
  '/facility': tab,
  '/acedemics': [click('another panel', '#faculty-tab'), anotherYear],
  '/acedemics/results': [anotherYear],
  '/careers': [click('a vacancy', '[data-opens]')],
  '/vedic-gurukulam': tab,
  '/competition': [click('no link', '[data-opens="no-application-link"]')],
  '/guest-house': [click('the next picture', '.carousel-button')],
  '/syllabus': tab,
  '/contribute': tab,
  '/direct-bank-transfer': [click('a copied number', '.copy-button')],
};

const missing = ['/no-such-page', '/news-event/detail/no-such-item'];

export const addresses: readonly string[] = [
  ...contractPaths,
  ...aliasPaths,
  ...canonicalTabs,
  ...queryVariants,
  ...missing,
];

/** One page of each kind, checked by the browser before every change. */
export const templates: readonly string[] = [
  ...['/', '/about', '/student-life/alumini', '/facility?tab=1', '/acedemics'],
  ...['/acedemics/results', '/admission', '/news-event', '/news-event/detail/{slug}', '/careers'],
  ...['/competition', '/syllabus', '/contribute', '/direct-bank-transfer', '/privacy'],
  '/no-such-page',
];

export const statesOf = (address: string): readonly State[] => states[address] ?? [];

export const forms = ['/register', '/donate-register', '/contact-us', '/careers/apply-now'];

/** Opens the address, with a real news item if the table contains `{slug}`. */
export async function open(page: Page, address: string) {
  if (!address.includes('{slug}')) return page.goto(address);
  const list = await (await page.request.get('/news-event')).text();
  const slug = /\/news-event\/detail\/([^"]+)"/.exec(list)?.[1] ?? '';
  return page.goto(address.replace('{slug}', slug));
}
