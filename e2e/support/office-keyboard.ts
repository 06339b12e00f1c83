import { expect, type Page } from '@playwright/test';

/** A date field has several stops. */
const STOPS = 6;

export async function expectAllReached(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const found = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    );
    // One of several radio buttons is a stop; the arrow keys reach the others.
    const stops = found.filter((each) => !each.matches('[type=radio]:not(:checked)'));
    for (const each of stops) each.dataset.stop = '';
    scrollTo(0, 0);
    getSelection()?.setPosition(document.body, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) delete target.dataset.stop;
    });
    return document.querySelectorAll('[data-stop]').length;
  });
  const missed = () => page.locator('[data-stop]').count();
  let left = wanted;
  // As many key presses as stops are left. Waiting for each one takes ten times as long.
  for (let presses = 0; left > 0 && presses < wanted * STOPS; left = await missed()) {
    presses += left;
    await Promise.all(Array.from({ length: left }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
  }
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[data-stop]')].map((each) => each.outerHTML.slice(0, 120)),
  );
  expect(names, 'reached by the tab key').toEqual([]);
}
