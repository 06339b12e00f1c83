import { expect } from 'vitest';
import type { Browser } from '../browsers/browser';
import { Found, sourceOf } from './found';
import { until } from './until';

/** A user of the browser, who searches from the page's root. */
export class Visitor extends Found {
  constructor(
    override readonly browser: Browser,
    readonly site: string,
  ) {
    super(browser, 'walk.page()');
  }

  open = async (path: string): Promise<void> => {
    await this.browser.goto(new URL(path, this.site).href);
  };

  /** Opens a page without the storage of the previous visit, which a page of the site may save anew. */
  comeAnew = async (path: string): Promise<void> => {
    await this.open('/robots.txt');
    await this.run(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.open(path);
  };

  isAt = async (path: string): Promise<void> => {
    await until(async () => {
      const at = await this.run(() => location.pathname + location.search + location.hash);
      expect(at).toBe(path);
    });
  };

  /** Runs a function in the page; it must not use variables from outside. */
  run = async <A extends readonly unknown[], R>(
    fn: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> =>
    (await this.browser.evaluate(`(${fn})(${args.map(sourceOf)})`)) as Awaited<R>;
}
