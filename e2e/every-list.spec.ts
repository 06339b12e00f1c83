import { test } from '@playwright/test';
import { listPaths } from '@/lib/page-cache/route-table';
import { startOddApi } from '@/scripts/views/odd-api';
import { apiStates } from '@/scripts/views/views';
import { expectSoundLayout } from './support/checks/page';
import { newFolder, startSite } from './support/programs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages that read from the school API, and one that cannot be rendered without it. */
const paths = [...listPaths, '/register', '/careers/apply-now', '/news-event/detail/any'];

for (const state of apiStates.filter((each) => ['empty', 'sixty', 'down'].includes(each))) {
  test(`every list is accessible and fits when the school API is ${state}`, {
    tag: '@night',
  }, async ({ page }) => {
    // More than twenty pages.
    test.setTimeout(300_000);
    const api = await startOddApi(state);
    const site = await startSite({ apiUrl: api.url, dataDir: newFolder(`odd-${state}`) });
    try {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(site.url + path);
          await expectSoundLayout(page);
        });
      }
    } finally {
      await site.stop();
      api.stop();
    }
  });
}
