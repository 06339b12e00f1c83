import { expect, type Page } from '@playwright/test';

/** A date field has several stops. */
const STOPS = 6;

/** The tab key alone reaches everything that can be used. */
export async function expectAllReached(page: Page): Promise<void> {
  const wanted = await page.evaluate(() => {
    const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const found = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    );
    found.forEach((element, index) => {
      element.dataset.stop = String(index);
    });
    // Of several radio buttons one is a stop; the arrows reach the others.
    const others = found.filter((each) => each.matches('[type=radio]:not(:checked)'));
    for (const each of others) delete each.dataset.stop;
    scrollTo(0, 0);
    getSelection()?.setPosition(document.body, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return found.filter((each) => each.dataset.stop).map((each) => each.dataset.stop ?? '');
  });
  const reached = new Set<string>();
  const missed = () => wanted.filter((stop) => !reached.has(stop));
  for (let presses = 0; presses < wanted.length * STOPS && missed().length > 0; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLElement ? focused.dataset.stop : undefined;
    });
    if (at !== undefined) reached.add(at);
  }
  const names = await page.evaluate(
    (stops) =>
      stops.map((stop) => document.querySelector(`[data-stop="${stop}"]`)?.outerHTML.slice(0, 120)),
    missed(),
  );
  expect(names, 'reached by the tab key').toEqual([]);
}
