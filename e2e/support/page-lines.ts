import type { Page } from '@playwright/test';

/** The visible text of the main part, line by line; without buttons and counters, which scripts add. */
export async function linesOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const main = document.querySelector('main');
    // Lays out far content, so that its text counts.
    for (const tile of main?.querySelectorAll<HTMLElement>('*') ?? []) {
      if (getComputedStyle(tile).contentVisibility === 'auto')
        tile.style.contentVisibility = 'visible';
    }
    const buttons = [...(main?.querySelectorAll('button') ?? [])];
    for (const button of buttons) button.style.setProperty('display', 'none', 'important');
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
    const seen = main?.innerText ?? '';
    for (const button of buttons) button.style.removeProperty('display');
    return seen;
  });
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^\d+ of \d+$/.test(line));
}
