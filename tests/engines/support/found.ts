import { expect } from 'vitest';
import { until } from '../drivers/until';
import type { Facts } from '../in-page/facts';
import type { Step, Text } from '../in-page/find';
import { clickedAt, type Key, pressed, typed } from './keys';
import type { Visitor } from './visitor';

type Name = string | RegExp;
const textOf = (name: Name): Text => (typeof name === 'string' ? name : { pattern: name.source });

/** A lazy locator: finds elements by role, label or text each time it is used. */
export class Found {
  constructor(
    readonly visitor: Visitor,
    private readonly steps: readonly Step[],
  ) {}

  role(role: string, name?: Name): Found {
    return this.step({ by: 'role', role, ...(name !== undefined && { name: textOf(name) }) });
  }

  label(text: Name): Found {
    return this.step({ by: 'label', text: textOf(text) });
  }

  text(text: Name): Found {
    return this.step({ by: 'text', text: textOf(text) });
  }

  css(selector: string): Found {
    return this.step({ by: 'css', selector });
  }

  /** Narrows the matches to those with this text. */
  named(text: string): Found {
    return this.step({ by: 'named', text });
  }

  nth(index: number): Found {
    return this.step({ by: 'index', index });
  }

  private step(step: Step): Found {
    return new Found(this.visitor, [...this.steps, step]);
  }

  all(): Promise<Facts[]> {
    return this.visitor.ask('facts', this.steps);
  }

  /** Waits until the only match has these facts. */
  async shows(facts: Partial<Record<keyof Facts, unknown>> = {}): Promise<void> {
    await until(async () =>
      expect(await this.all(), this.name).toEqual([expect.objectContaining(facts)]),
    );
  }

  async says(text: string | RegExp): Promise<void> {
    const wanted =
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await this.shows({ text: wanted });
  }

  /** Waits until there are so many. */
  async counts(number: number): Promise<void> {
    await until(async () => expect(await this.all(), this.name).toHaveLength(number));
  }

  async click(): Promise<void> {
    const { x, y } = await until(() => this.visitor.ask('point', this.steps));
    await this.visitor.driver.perform([clickedAt(x, y)]);
  }

  async fill(value: string): Promise<void> {
    await this.click();
    await this.shows({ focused: true });
    const { perform } = this.visitor.driver;
    await perform([pressed('a', 'Control')]);
    await perform([value === '' ? pressed('Backspace') : typed(value)]);
    await this.shows({ value: expect.anything() });
  }

  choose(option: string | number): Promise<void> {
    return until(() => this.visitor.ask('choose', this.steps, option));
  }

  async focus(): Promise<void> {
    await until(() => this.visitor.ask('focus', this.steps));
  }

  async press(key: Key): Promise<void> {
    await this.focus();
    await this.visitor.press(key);
  }

  async upload(path: string): Promise<void> {
    await this.visitor.driver.chooseFile(`walk.one(${JSON.stringify(this.steps)})`, path);
  }

  private get name(): string {
    return JSON.stringify(this.steps);
  }
}
