import { expect } from 'vitest';
import { z } from 'zod';
import type { Browser } from '../browsers/browser';
import type { Facts } from '../in-page/facts';
import { until } from './until';

type Text = string | RegExp;

const spot = z.object({ x: z.number(), y: z.number() });

export const sourceOf = (value: unknown) =>
  value instanceof RegExp ? String(value) : String(JSON.stringify(value));

/** A lazy locator: finds elements by role, label or text each time it is used. */
export class Found {
  constructor(
    protected readonly browser: Browser,
    /** An expression for in-page/find.ts. */
    private readonly steps: string,
  ) {}

  role = (role: string, name?: Text) => this.step('role', role, name);
  label = (text: Text) => this.step('label', text);
  text = (text: Text) => this.step('text', text);
  css = (selector: string) => this.step('css', selector);
  named = (text: string) => this.step('named', text);
  nth = (index: number) => this.step('nth', index);

  all = async () => (await this.ask('facts')) as Facts[];

  async shows(facts: Partial<Record<keyof Facts, unknown>> = {}): Promise<void> {
    await until(async () =>
      expect(await this.all(), this.steps).toEqual([expect.objectContaining(facts)]),
    );
  }

  async says(text: Text): Promise<void> {
    const wanted =
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await this.shows({ text: wanted });
  }

  async counts(number: number): Promise<void> {
    await until(async () => expect(await this.all(), this.steps).toHaveLength(number));
  }

  async click(): Promise<void> {
    let before: unknown;
    // Far content is laid out after scrolling, and may move it.
    const { x, y } = await until(async () => {
      const now = spot.parse(await this.ask('point'));
      const last = before;
      before = now;
      expect(now, this.steps).toEqual(last);
      return now;
    });
    await this.browser.click(x, y);
  }

  async fill(value: string): Promise<void> {
    await this.click();
    await this.shows({ focused: true });
    await this.browser.selectAll();
    await this.browser.type(value);
  }

  choose = (option: string | number) => until(() => this.ask('choose', option));
  focus = () => until(() => this.ask('focus'));
  upload = (path: string) => this.browser.chooseFile(`${this.steps}.one()`, path);

  private step(name: string, ...args: readonly unknown[]): Found {
    return new Found(this.browser, this.call(name, args));
  }

  private async ask(name: string, ...args: readonly unknown[]): Promise<unknown> {
    try {
      return await this.browser.evaluate(this.call(name, args));
    } catch (error) {
      throw new Error(this.steps, { cause: error });
    }
  }

  private call(name: string, args: readonly unknown[]): string {
    return `${this.steps}.${name}(${args.map(sourceOf)})`;
  }
}
