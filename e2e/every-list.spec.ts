import { test } from '@playwright/test';
import { listPaths } from '@/lib/page-cache/route-table';
import { answer } from '@/scripts/views/records';
import { expectSoundLayout } from './support/checks/page';
import { type Answer, json, readNameOf, startFakeApi } from './support/fake-api';
import { newFolder, startSite } from './support/programs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that read from the school API, and one that cannot be rendered without it. */
const paths = [...listPaths, '/register', '/careers/apply-now', '/news-event/detail/any'];

const withRecords =
  (count: number): Answer =>
  (request, response) => {
    const name = readNameOf(request);
    json(name ? answer(name, count) : {}, name ? 200 : 404)(request, response);
  };

const schools = { empty: withRecords(0), sixty: withRecords(60), down: json({}, 500) };

for (const [state, school] of Object.entries(schools)) {
  test(`every list is accessible and fits when the school API is ${state}`, {
    tag: '@night',
  }, async ({ page }) => {
    // More than twenty pages.
    test.setTimeout(300_000);
    const api = await startFakeApi(school);
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
      await api.close();
    }
  });
}
