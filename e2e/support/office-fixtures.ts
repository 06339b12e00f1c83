import { test as base, type Page } from '@playwright/test';
import { type Office, signInWithCookie, startStaffedOffice } from './office';
import { addContent } from './office-content';
import { addPasskey } from './office-people';
import { addPictures } from './office-pictures';
import { addRecords } from './office-records';
import { freePort } from './process';
import { newFolder, type Running, startSite } from './programs';
import { shared } from './shared';

type Shared = { office: Office; emptyOffice: Office; port: number; site: Running; other: Running };

const startBeside = ({ api }: Office, port: number, own?: number) =>
  startSite({
    apiUrl: api.url,
    dataDir: newFolder('site'),
    port: own ?? port,
    env: { SITE_URL: `http://localhost:${port}` },
  });

/** One office with records, content and pictures for all tests of a worker, and an empty one. */
export const test = base.extend<object, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  port: [async ({}, use) => use(await freePort()), shared],
  office: [
    async ({ port }, use) => {
      const office = await startStaffedOffice({
        prepare: async (db, dataDir) => {
          await addPasskey(db, new Date());
          await addRecords(db, dataDir);
          await addContent(db);
          await addPictures(db, dataDir);
        },
        env: { SITE_URL: `http://localhost:${port}` },
      });
      await use(office);
      await office.stop();
    },
    shared,
  ],
  emptyOffice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const office = await startStaffedOffice({ env: { SCHOOL_SEED: 'none', SMTP_URL: '' } });
      await use(office);
      await office.stop();
    },
    shared,
  ],
  /** A site connected to the office's school API. */
  site: [
    async ({ office, port }, use) => {
      const site = await startBeside(office, port);
      await use(site);
      await site.stop();
    },
    shared,
  ],
  /** A second process of the same site. */
  other: [
    async ({ office, port }, use) => {
      const site = await startBeside(office, port, await freePort());
      await use(site);
      await site.stop();
    },
    shared,
  ],
});

export async function openOffice(page: Page, office: Office, path: string): Promise<void> {
  await signInWithCookie(page.context(), office, 'editor');
  await page.goto(office.url + path);
}
