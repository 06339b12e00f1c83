import { expect } from 'vitest';
import type { Driver } from '../drivers/driver';
import { until } from '../drivers/until';
import type { Walk } from '../in-page/main';
import { Found } from './found';
import { clickedAt, type Key, pressed, typed } from './keys';

const listed = (args: readonly unknown[]) => args.map((arg) => JSON.stringify(arg)).join(', ');

/** A user of the browser. */
export class Visitor {
  private readonly page = new Found(this, []);
  role = this.page.role.bind(this.page);
  label = this.page.label.bind(this.page);
  text = this.page.text.bind(this.page);
  css = this.page.css.bind(this.page);

  constructor(
    readonly driver: Driver,
    readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.site).href);
  }

  /** Opens a page without storage from the visit before. */
  comeAnew = async (path: string): Promise<void> => {
    await this.open('/robots.txt');
    await this.run(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.open(path);
  };

  /** Waits for this URL. */
  isAt = async (path: string): Promise<void> => {
    await until(async () => {
      const at = await this.run(() => location.pathname + location.search + location.hash);
      expect(at).toBe(path);
    });
  };

  /** Calls one of the functions of in-page/. */
  async ask<K extends keyof Walk>(
    name: K,
    ...args: Parameters<Walk[K]>
  ): Promise<Awaited<ReturnType<Walk[K]>>> {
    return (await this.driver.evaluate(`walk.${name}(${listed(args)})`)) as never;
  }

  /** Runs a function in the page; it must not use variables from outside. */
  run = async <A extends readonly unknown[], R>(
    fn: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> => {
    return (await this.driver.evaluate(`(${fn})(${listed(args)})`)) as never;
  };

  press = (key: Key, held?: Key): Promise<void> => this.driver.perform([pressed(key, held)]);
  type = (text: string): Promise<void> => this.driver.perform([typed(text)]);
  clickAt = (x: number, y: number): Promise<void> => this.driver.perform([clickedAt(x, y)]);
}
