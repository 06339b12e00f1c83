import { setTimeout as wait } from 'node:timers/promises';
import { act, type Counter, DEEDS, type Deed, type Done, NotDone } from './deeds';
import { until } from './until';

let acts = 0;

/** Visitors who write without a pause, and a ledger of what they were promised. */
export class Writers {
  readonly ledger: Done[] = [];
  /** How often which refusal was read. */
  readonly refusals = new Map<string, number>();
  /** Refusals without a word that a person could read. */
  readonly wordless: number[] = [];
  nobodyAnswered = 0;
  #stopped = false;
  #loops: Promise<void>[] = [];

  constructor(
    private readonly at: Counter,
    private readonly deeds: readonly Deed[] = DEEDS,
  ) {}

  start(): this {
    this.#stopped = false;
    this.#loops = this.deeds.map((deed) => this.#goOn(deed));
    return this;
  }

  /** Each deed once, all at the same time. */
  async once(): Promise<void> {
    await Promise.all(this.deeds.map((deed) => this.#try(deed)));
  }

  async stop(): Promise<this> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    return this;
  }

  /** Resolves when each deed was promised so many times more. */
  async eachPromised(times: number): Promise<void> {
    const from = this.ledger.length;
    const many = (deed: Deed) =>
      this.ledger.slice(from).filter((done) => done.deed === deed).length >= times;
    await until(`each of ${this.deeds.join(', ')} was promised`, () => this.deeds.every(many));
  }

  words(): string {
    const refused = [...this.refusals].map(([said, count]) => `${count} times ${said}`);
    const silent = this.nobodyAnswered === 0 ? [] : [`${this.nobodyAnswered} times no answer`];
    return [`${this.ledger.length} promises`, ...refused, ...silent].join(', ');
  }

  async #goOn(deed: Deed): Promise<void> {
    while (!this.#stopped) await this.#try(deed);
  }

  async #try(deed: Deed): Promise<void> {
    try {
      this.ledger.push(...(await act(deed, this.at, acts++)));
      // A visitor who writes without any pause would only take the machine from those who read.
      await wait(150);
    } catch (error) {
      if (error instanceof NotDone) this.#note(error);
      else this.nobodyAnswered += 1;
      await wait(50);
    }
  }

  #note({ status, said }: NotDone): void {
    if (said === '') this.wordless.push(status);
    const words = `${status} “${said}”`;
    this.refusals.set(words, (this.refusals.get(words) ?? 0) + 1);
  }
}
