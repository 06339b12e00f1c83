import { test } from '@playwright/test';
import { listPaths } from '@/lib/page-cache/route-table';
import { answer } from '@/scripts/views/records';
import { expectSoundLayout } from './support/checks/page';
import { type Answer, type FakeSite, json, openFakeSite, readNameOf } from './support/fake-api';
import { shared } from './support/shared';

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
  test.describe(`when the school API is ${state}`, { tag: '@night' }, () => {
    test.describe.configure({ mode: 'default' });
    let site: FakeSite;
    test.beforeAll(async () => {
      test.setTimeout(shared.timeout);
      site = await openFakeSite(school);
    });
    test.afterAll(() => site?.close());

    for (const path of paths) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await page.goto(site.url + path);
        await expectSoundLayout(page);
      });
    }
  });
}
