import type { Page } from '@playwright/test';

/** Types each answer into the control that has the focus, and goes on to the next by Tab. */
export async function typeThrough(page: Page, answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
}
