import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from './support/complaints';
import { expectNoSidewaysScroll } from './support/fits';
import { makeOlder } from './support/older-engine';
import { addresses, open } from './support/routes';

const forms = ['/register', '/donate-register', '/contact-us', '/careers/apply-now'];
const isForm = (address: string) => forms.includes(address.split('?')[0] ?? '');

/** What the main part says, line by line; buttons and counters of scripts are none of its words. */
async function linesOf(page: Page): Promise<string[]> {
  const { text, buttons } = await page.evaluate(() => {
    const main = document.querySelector('main');
    // What is far below is left out of sight until it comes near.
    for (const tile of main?.querySelectorAll<HTMLElement>('*') ?? []) {
      if (getComputedStyle(tile).contentVisibility === 'auto')
        tile.style.contentVisibility = 'visible';
    }
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
    const seen = (element: HTMLElement | null) => element?.innerText ?? '';
    const buttons = [...(main?.querySelectorAll('button') ?? [])].flatMap((button) =>
      seen(button).split('\n'),
    );
    return { text: seen(main), buttons };
  });
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !buttons.includes(line) && !/^\d+ of \d+$/.test(line));
}

for (const address of addresses) {
  test(`${address} is complete without scripts and in an older engine`, async ({ browser }) => {
    test.slow();
    const viewport = { width: 360, height: 800 };
    const older = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    const plain = await browser.newContext({ viewport, javaScriptEnabled: false });
    try {
      await makeOlder(older);
      const page = await older.newPage();
      const complaints = listenForComplaints(page);
      const status = (await open(page, address))?.status();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links.first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      const scripted = await linesOf(page);
      expect(scripted.length).toBeGreaterThan(2);
      expect(status === 404 ? [] : complaints).toEqual([]);

      const bare = await plain.newPage();
      await open(bare, address);
      const still = (await linesOf(bare)).join('\n');
      const missing = scripted.filter((line) => !still.includes(line));
      expect(missing).toEqual([]);
      if (!isForm(address)) return;
      const note = bare.locator('main p', { hasText: 'needs JavaScript' });
      await expect(note.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
    } finally {
      await Promise.all([older.close(), plain.close()]);
    }
  });
}

test.describe('in an older engine', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ context }) => makeOlder(context));

  for (const width of [360, 1280]) {
    test(`menus open one at a time and lead on, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/news-event');
      const menu = (name: string) =>
        page
          .getByRole('navigation', { name: 'Main' })
          .locator('details', { hasText: name })
          .first();
      await menu('Facilities').locator('summary').click();
      await expect(menu('Facilities').getByRole('link', { name: 'Robotics' })).toBeVisible();
      await menu('More').locator('summary').click();
      await expect(menu('Facilities')).not.toHaveAttribute('open');
      await menu('More').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL(/\/careers$/);
    });
  }

  test('dialogs open, close and give the focus back', async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto('/careers');
    const opener = page.getByRole('link', { name: /Click to view more/ }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('tabs, carousels and choices still move', async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto('/acedemics');
    await page.getByRole('tab', { name: 'Faculty' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Faculty' })).toBeVisible();
    await page.goto('/guest-house');
    const slider = page.getByRole('region', { name: 'Pictures of Gita Nagri' });
    const dots = slider.getByRole('button', { name: /^Go to/ });
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.goto('/syllabus');
    await page.getByRole('link', { name: 'Grade 12', exact: true }).click();
    await expect(page.locator('#grade h2')).toHaveText('Grade 12');
    expect(complaints).toEqual([]);
  });
});
