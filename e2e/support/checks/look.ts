import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { chosenProblems } from './chosen';
import { fitProblems } from './fit';
import { focusProblems } from './focus';
import { outlineProblems } from './outline';

const HEIGHT = 800;

async function expectNone(page: Page, check: () => string[], where: string): Promise<void> {
  expect(await page.evaluate(check), where).toEqual([]);
}

/** A key was pressed, so that what takes the focus shows it. */
async function byKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** One state of a page, as a phone and as a wide screen show it. */
export async function expectGoodLook(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Scrolled somewhere, something is always half below the sticky header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNone(page, outlineProblems, `outline at ${width}`);
    await expectNone(page, fitProblems, `fit at ${width}`);
  }
}

/**
 * Stills the page and gives the check to be made in every state of a flow: from a narrow phone to
 * a wide screen, and with text of twice its size.
 */
export async function lookClosely(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async () => {
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectGoodLook(page);
    await setTextSize(page, '200%');
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await expectNone(page, fitProblems, 'fit with 200% text at 360');
    await setTextSize(page, '');
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await expectNone(page, fitProblems, 'fit at 320');
  };
}

/** The page as those see it who walk by keyboard, enlarge, or bring their own colours. */
export async function expectGoodForEveryone(page: Page): Promise<void> {
  await expectGoodLook(page);
  await byKeyboard(page);
  await expectNone(page, focusProblems, 'focus at 360');
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await expectNone(page, fitProblems, 'fit at 320');
  await setTextSize(page, '200%');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNone(page, fitProblems, `fit with 200% text at ${width}`);
  }
  await setTextSize(page, '');
  await expectNone(page, focusProblems, 'focus at 1280');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expectNone(page, focusProblems, 'focus in forced colours');
  await expectNone(page, chosenProblems, 'choices in forced colours');
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}
