import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../axe';
import { waitUntilDrawn } from '../drawn';
import { fitProblems } from './fit';
import { focusProblems } from './focus';
import { outlineProblems } from './outline';
import { selectionProblems } from './selection';

const HEIGHT = 800;

export async function expectNone(page: Page, check: () => string[], where: string): Promise<void> {
  expect(await page.evaluate(check), where).toEqual([]);
}

/** Focus rings are shown only after a key press. */
export async function showFocus(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
}

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await waitUntilDrawn(page);
}

export const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

const isNight = process.env.TEST_ALL !== undefined;

/** Checks one state of a page at phone width and on a wide screen; by day, axe runs only at the first. */
export async function expectSoundLayout(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await setWidth(page, width);
    // Otherwise some text would be half hidden by the sticky header.
    await page.evaluate(() => scrollTo(0, 0));
    if (isNight || width === 360) await expectAccessible(page);
    await expectNone(page, outlineProblems, `outline at ${width}`);
    await expectNone(page, fitProblems, `fit at ${width}`);
  }
}

/**
 * Turns off motion and returns the check for each step of a form: from a narrow phone to a wide screen,
 * and with text at twice the size.
 */
export async function layoutCheck(page: Page) {
  // A state is measured at four sizes, and a form has up to five of them.
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async () => {
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectSoundLayout(page);
    await setTextSize(page, '200%');
    await setWidth(page, 360);
    await expectNone(page, fitProblems, 'fit with 200% text at 360');
    await setTextSize(page, '');
    await setWidth(page, 320);
    await expectNone(page, fitProblems, 'fit at 320');
  };
}

/** Checks the page by keyboard, at all widths, with large text and in forced colours. */
export async function expectAccessibleAtAllSizes(page: Page): Promise<void> {
  await expectSoundLayout(page);
  await showFocus(page);
  await expectNone(page, focusProblems, 'focus at 360');
  await setWidth(page, 320);
  await expectNone(page, fitProblems, 'fit at 320');
  await setTextSize(page, '200%');
  for (const width of [360, 1280]) {
    await setWidth(page, width);
    await expectNone(page, fitProblems, `fit with 200% text at ${width}`);
  }
  await setTextSize(page, '');
  await expectNone(page, focusProblems, 'focus at 1280');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expectNone(page, focusProblems, 'focus in forced colours');
  await expectNone(page, selectionProblems, 'selection in forced colours');
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}
