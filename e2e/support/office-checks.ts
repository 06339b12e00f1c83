import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { columnProblems } from './checks/columns';
import { fitProblems } from './checks/fit';
import { focusProblems } from './checks/focus';
import { expectNone, setTextSize, setWidth, showFocus } from './checks/page';
import { selectionProblems } from './checks/selection';
import { controlProblems } from './office-controls';
import { expectAllReached } from './office-keyboard';

const WIDE = 1366;
const PHONE = 360;
const NARROW = 320;

/** The screen's message about the previous step; scripts may add messages. */
export const expectMessage = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Checks an office screen: on a laptop and on a phone, with large text, by keyboard, in forced colours. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [WIDE, PHONE]) {
    await setWidth(page, width);
    // At the end of the page, where the bottom bar covers no control.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    await expectFit(page, `at ${width}`);
    await showFocus(page);
    await expectNone(page, focusProblems, `focus at ${width}`);
  }
  await setWidth(page, NARROW);
  await expectFit(page, `at ${NARROW}`);
  await setTextSize(page, '200%');
  for (const width of [PHONE, WIDE]) {
    await setWidth(page, width);
    await expectFit(page, `at ${width} with large text`);
  }
  await setTextSize(page, '');
  await expectAllReached(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expectNone(page, focusProblems, 'focus in forced colours');
  await expectNone(page, selectionProblems, 'selection in forced colours');
  await expectNone(page, controlProblems, 'controls in forced colours');
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}

async function expectFit(page: Page, where: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await page.evaluate(fitProblems), where).toEqual([]);
  expect.soft(await page.evaluate(columnProblems), where).toEqual([]);
}
