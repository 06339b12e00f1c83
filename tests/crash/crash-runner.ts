import { fetch } from 'undici';
import { z } from 'zod';
import { type Child, type KillOrder, startChild } from './child';
import { dispatcher } from './open-screens';
import type { Paid, Scenario, TestContext } from './scenarios';
import { payWithoutVerifying } from './scenarios';
import type { RunningProvider, School } from './school';

const MINUTE_MS = 60_000;
/** Each restart is this much later, so that the reconciler finds the previous one's orders due. */
const CLOCK_STEP_MS = 20 * MINUTE_MS;
/** Far more than needed, because workers run steps in parallel. */
const MAX_STEPS = 200;

const answer = z.record(z.string(), z.unknown());

export class CrashRunner {
  kills = 0;
  private aheadMs = 0;
  private child: Child | undefined;
  private readonly context: TestContext;

  constructor(
    private readonly school: School,
    provider: RunningProvider,
  ) {
    const applications = [...school.applications];
    this.context = {
      api: provider.api,
      post: async (path, body, headers = {}) => {
        const response = await fetch(`${(await this.alive()).url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
          dispatcher,
        });
        return { status: response.status, body: answer.parse(await response.json()) };
      },
      nextApplication: () => {
        const next = applications.pop();
        if (next === undefined) throw new Error('the school has too few applications');
        return next;
      },
    };
  }

  /** Kills the school before step 1, 2, … of the scenario, until it finishes without being killed. */
  async play(scenario: Scenario): Promise<number> {
    for (let killAt = 1; killAt <= MAX_STEPS; killAt++) {
      await this.alive();
      const { action, after } = await scenario(this.context);
      const child = await this.alive();
      await child.arm({ killAt, from: 'now' });
      const answered = await action().then(
        () => true,
        () => false,
      );
      // It may also have been killed just after its response.
      const survived = answered && (await child.arm({ killAt: 0, from: 'now' }));
      if (!survived) await this.expectDead(child);
      await after?.();
      if (survived) return killAt - 1;
    }
    throw new Error('the scenario has too many steps');
  }

  /** The same for the reconciler, which starts with the program. */
  async reconcile(): Promise<number> {
    const left: Paid[] = [];
    for (let killAt = 1; killAt <= MAX_STEPS; killAt++) {
      // What a kill left is found by the next pass or, every other time, by the donor's page:
      // otherwise orders would accumulate faster than killed passes can handle them.
      if (left.length === 2) {
        for (const paid of left.splice(0))
          await this.context.post('donation-verify-payment/', paid);
      }
      left.push(await payWithoutVerifying(this.context));
      await this.end('SIGKILL');
      const child = await this.begin({ killAt, from: 'first call' });
      const done = child?.logged('"event":"reconciled"').then(() => true) ?? false;
      const survived = await Promise.race([done, child?.exited.then(() => false) ?? false]);
      if (survived && (await child?.arm({ killAt: 0, from: 'now' }))) return killAt - 1;
      this.child = undefined;
      this.kills += 1;
    }
    throw new Error('the reconciler takes too many steps');
  }

  /** A last start, hours later, in which only the reconciler works. */
  async close(): Promise<void> {
    await payWithoutVerifying(this.context);
    await this.end('SIGKILL');
    this.aheadMs += 8 * 60 * MINUTE_MS;
    const child = await this.alive();
    await child.logged('"event":"reconciled"');
    await this.end('SIGTERM');
  }

  private async alive(): Promise<Child> {
    this.child ??= await this.begin();
    if (this.child === undefined) throw new Error('the school did not restart');
    return this.child;
  }

  private async begin(order?: KillOrder): Promise<Child | undefined> {
    this.aheadMs += CLOCK_STEP_MS;
    this.child = await startChild(this.school.env, { aheadMs: this.aheadMs, order });
    return this.child;
  }

  private async expectDead(child: Child): Promise<void> {
    await child.exited;
    this.child = undefined;
    this.kills += 1;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    await this.child?.end(signal);
    this.child = undefined;
  }
}
