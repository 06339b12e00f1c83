import { setTimeout } from 'node:timers/promises';
import { Key, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { z } from 'zod';
import { until } from '../support/until';
import type { Browser } from './browser';
import { startMiniBrowser } from './mini-browser';

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN };
const LOADED = '!window.left && location.href !== "about:blank" && document.readyState';
const size = z.tuple([z.number(), z.number()]);

/** A command is lost when its page moves to another process, as COOP demands; `until` repeats it. */
const limited = <T>(command: Promise<T>, limitMs: number): Promise<T> =>
  Promise.race([
    command,
    setTimeout(limitMs, undefined, { ref: false }).then(() => {
      throw new Error('WebKitWebDriver does not answer');
    }),
  ]);

/** Debian's WebKit, by classic WebDriver; `preload` runs before most scripts of a page. */
export async function startWebKit(preload: string): Promise<Browser> {
  const { driver, end } = await startMiniBrowser();
  const actions = () => driver.actions({ async: true });
  const execute = <T>(script: string, limitMs = 15_000) =>
    limited(driver.executeScript<T>(script), limitMs);
  /** Classic WebDriver has no preload scripts: injects ours into each new document first. */
  const evaluate = async <T>(expression: string, limitMs?: number): Promise<T> => {
    const script = `return window.walk ? ${expression} : 'a new document'`;
    const value = await execute<T>(script, limitMs);
    if (value !== 'a new document') return value;
    await execute(preload);
    return execute(script, limitMs);
  };
  const load = async (start: () => Promise<void>) => {
    await execute('window.left = true');
    await start();
    // Most commands are lost here.
    await until(async () => expect(await evaluate(LOADED, 3000), 'a page').toBe('complete'));
  };

  return {
    goto: (url) => load(() => driver.get(url)),
    reload: () => load(() => driver.navigate().refresh()),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (expression) => evaluate(expression),
    click: (x, y) => actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) => actions().sendKeys(KEYS[key]).perform(),
    selectAll: () => actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    chooseFile: async (expression, path) => (await evaluate<WebElement>(expression)).sendKeys(path),
    resize: async (width, height) => {
      const frame = await execute('return [outerWidth - innerWidth, outerHeight - innerHeight]');
      const [wide, high] = size.parse(frame);
      const rect = { x: 0, y: 0, width: width + wide, height: height + high };
      await driver.manage().window().setRect(rect);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    stop: async () => {
      await limited(driver.quit(), 15_000).catch(() => undefined);
      await end();
    },
  };
}
