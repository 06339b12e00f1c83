import type { Page } from '@playwright/test';

export async function typeThrough(page: Page, answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
}
