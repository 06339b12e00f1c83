import type { Page } from '@playwright/test';

/** The visible text of the main part, line by line; without buttons and counters, which scripts add. */
export async function linesOf(page: Page): Promise<string[]> {
  const { text, buttons } = await page.evaluate(() => {
    const main = document.querySelector('main');
    // Forces the layout of far content, whose text counts only then.
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
