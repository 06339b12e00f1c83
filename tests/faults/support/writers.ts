import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@/scripts/run/until';
import {
  ACTIONS,
  type Accepted,
  type Action,
  ActionFailed,
  type Endpoints,
  perform,
} from './visitor-actions';

let started = 0;

/** Visitors who submit forms continuously, and a record of what was accepted. */
export class Writers {
  readonly ledger: Accepted[] = [];
  readonly refusals = new Set<string>();
  /** Statuses of refusals without a readable message. */
  readonly withoutMessage: number[] = [];
  #stopped = false;
  #loops: Promise<void>[] = [];

  constructor(
    private readonly at: Endpoints,
    private readonly actions: readonly Action[] = ACTIONS,
  ) {}

  start(): this {
    this.#stopped = false;
    this.#loops = this.actions.map((action) => this.#run(action));
    return this;
  }

  async once(): Promise<void> {
    await Promise.all(this.actions.map((action) => this.#try(action)));
  }

  async stop(): Promise<this> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    return this;
  }

  async eachAccepted(times: number): Promise<void> {
    const from = this.ledger.length;
    const many = (action: Action) =>
      this.ledger.slice(from).filter((done) => done.action === action).length >= times;
    await until(`each of ${this.actions.join(', ')} was promised`, () => this.actions.every(many));
  }

  async #run(action: Action): Promise<void> {
    while (!this.#stopped) await this.#try(action);
  }

  async #try(action: Action): Promise<void> {
    try {
      this.ledger.push(...(await perform(action, this.at, started++)));
      // A short pause leaves CPU time for the readers.
      await wait(150);
    } catch (error) {
      // Without a response nothing is promised.
      if (error instanceof ActionFailed) this.#note(error);
      await wait(50);
    }
  }

  #note({ status, reason }: ActionFailed): void {
    if (reason === '') this.withoutMessage.push(status);
    this.refusals.add(`${status} “${reason}”`);
  }
}
