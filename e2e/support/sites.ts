import { test as base } from '@playwright/test';
import { type FakeApi, startFakeApi } from './fake-api';
import { fakeSchool } from './fake-school';
import { newFolder, type Running, startSite } from './programs';
import { openRawSite, type RawSite } from './raw-site';
import { shared } from './shared';

/** A site with a school API whose responses a test sets. */
export type FakeSite = { api: FakeApi; site: Running; url: string };

type Shared = { sharedFake: FakeSite; rawSite: RawSite };

/** Sites shared by a worker's tests: starting one takes longer than most tests. */
export const test = base.extend<{ fake: FakeSite }, Shared>({
  sharedFake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const api = await startFakeApi(fakeSchool());
      const env = { RATE_LIMIT_FACTOR: '1000' };
      const site = await startSite({ apiUrl: api.url, dataDir: newFolder('fake'), env });
      await use({ api, site, url: site.url });
      await site.stop();
      await api.close();
    },
    shared,
  ],
  /** Each test starts with the responses of a healthy school. */
  fake: async ({ sharedFake }, use) => {
    sharedFake.api.answer(fakeSchool());
    await use(sharedFake);
  },
  rawSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await openRawSite();
      await use(site);
      await site.close();
    },
    shared,
  ],
});
