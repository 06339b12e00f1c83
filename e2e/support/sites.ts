import { test as base } from '@playwright/test';
import { type FakeSite, openFakeSite } from './fake-api';
import { fakeSchool } from './fake-school';
import { openRawSite, type RawSite } from './raw-site';
import { shared } from './shared';

type Shared = { sharedFake: FakeSite; rawSite: RawSite };

/** Sites shared by a worker's tests: starting one takes longer than most tests. */
export const test = base.extend<{ fake: FakeSite }, Shared>({
  sharedFake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await openFakeSite(fakeSchool(), { RATE_LIMIT_FACTOR: '1000' });
      await use(site);
      await site.close();
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
