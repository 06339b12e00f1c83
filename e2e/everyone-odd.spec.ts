import { test } from '@playwright/test';
import { listPaths } from '@/lib/page-cache/route-table';
import { startOddApi } from '@/scripts/views/odd-api';
import { apiStates } from '@/scripts/views/views';
import { expectGoodLook } from './support/checks/look';
import { newFolder, startSite } from './support/programs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages that ask the school API for something, and one that cannot answer without it. */
const paths = [...listPaths, '/register', '/careers/apply-now', '/news-event/detail/any'];

for (const state of apiStates.filter((each) => ['empty', 'sixty', 'down'].includes(each))) {
  test(`every list is for everyone when the school API is ${state}`, async ({ page }) => {
    test.setTimeout(300_000);
    const api = await startOddApi(state);
    const site = await startSite({ apiUrl: api.url, dataDir: newFolder(`odd-${state}`) });
    try {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(site.url + path);
          await expectGoodLook(page);
        });
      }
    } finally {
      await site.stop();
      api.stop();
    }
  });
}
