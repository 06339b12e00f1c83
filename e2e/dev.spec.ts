import { expect, type Page, test } from '@playwright/test';
import { sendMessage } from './support/contact';
import { facts, reachReview } from './support/donation';
import { collectPageErrors } from './support/page-errors';
import { freePort, type Program, run } from './support/process';
import { newFolder } from './support/programs';
import { waitForEnhance, waitForSync, watchReload } from './support/reload';
import { shared } from './support/shared';
import { copyTree, type TreeCopy } from './support/tree-copy';

let tree: TreeCopy;
let dev: Program;
let url: string;

// Pages are compiled on their first request and after an edit.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  tree = copyTree();
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    SCHOOL_API_PORT: String(apiPort),
    SITE_DATA_DIR: newFolder('dev-site'),
    SCHOOL_DATA_DIR: newFolder('dev-school'),
    SCHOOL_API_READ_TIMEOUT_MS: '60000',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  // The school API and the site, whichever is first.
  const listening = '"event":"listening"';
  dev = await run(
    ['scripts/dev.mjs'],
    env,
    new RegExp(`${listening}[\\s\\S]*${listening}`),
    tree.folder,
  );
  url = `http://localhost:${port}`;
});

test.afterAll(async () => {
  await dev?.stop();
  tree?.remove();
});

/** Once the script runs, hydration is done, and there must be no errors. */
async function open(page: Page, path: string): Promise<string[]> {
  const errors = collectPageErrors(page);
  await page.goto(url + path, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  await waitForEnhance(page);
  return errors;
}

test('the parts work, and edits of a page or an element appear without a restart', {
  tag: '@night',
}, async ({ page }) => {
  const connected = waitForSync(page);
  const errors = await open(page, '/dev/ui');
  const carousel = page.getByRole('region', { name: 'One at a time' });
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(carousel.locator('[aria-current]')).toHaveAccessibleName('Go to 2');
  await page.getByRole('button', { name: 'Copy the number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(errors).toEqual([]);

  await connected;
  const reloaded = await watchReload(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Open a dialog')).toBeVisible();
  tree.edit('app/dev/ui/moving-demo.dev.tsx', 'Open a dialog', 'Open the edited dialog');
  await expect(link('Open the edited dialog')).toBeVisible({ timeout: 120_000 });
  expect(await reloaded()).toBe(false);
  tree.edit(
    'enhance/copy.ts',
    'button.hidden = false;',
    "button.hidden = false;\n  host.dataset.edited = '';",
  );
  await expect(page.locator('ui-copy[data-edited]')).toHaveCount(1, { timeout: 120_000 });
});

test('a region is updated in place, and forms are sent', { tag: '@night' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  // Compiles the page first, because the script waits only 15 seconds for it.
  await (await fetch(`${url}/student-life?tab=1`)).text();
  await open(page, '/student-life');
  const reloaded = await watchReload(page);
  await page.locator('.tab:not([aria-current])').first().click();
  await page.waitForURL(/\?tab=1$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await reloaded()).toBe(false);
  await page.goto('/contact-us');
  await sendMessage(page);
  await reachReview(page);
  await expect(facts(page)).toContainText('Asha Vrajwasi');
  await context.close();
});
