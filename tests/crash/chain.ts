import { type Child, type KillOrder, startChild } from './child';
import type { Scene, Stage } from './scenes';
import { payInSilence } from './scenes';
import type { ProviderAtWork, School } from './school';

const MINUTE_MS = 60_000;
/** Each life begins this much later, so that the reconciler finds what the last one left. */
const LIFE_MS = 20 * MINUTE_MS;
const MOST_STEPS = 60;
/** A life on the embedded database takes a second or two: there every other step is enough. */
const STRIDE = process.env.TEST_DATABASE_URL ? 1 : 2;

/** One school through many lives. */
export class Chain {
  kills = 0;
  private aheadMs = 0;
  private child: Child | undefined;
  private readonly stage: Stage;
  private first = 1;

  constructor(
    private readonly school: School,
    provider: ProviderAtWork,
  ) {
    const applications = [...school.applications];
    this.stage = {
      house: provider.house,
      post: async (path, body, headers = {}) => {
        const response = await fetch(`${(await this.alive()).url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        });
        return { status: response.status, body: await response.json() };
      },
      nextApplication: () => applications.pop() ?? '',
    };
  }

  /** Kills the school before the steps of the scene, one after another, until it lives through it. */
  async play(scene: Scene): Promise<number> {
    for (let killAt = this.firstStep(); killAt <= MOST_STEPS; killAt += STRIDE) {
      await this.alive();
      const { act, after } = await scene(this.stage);
      const child = await this.alive();
      await child.arm({ killAt, from: 'now' });
      const answered = await act().then(
        () => true,
        () => false,
      );
      // It may also have died of another step just after its answer.
      const lived = answered && (await child.arm({ killAt: 0, from: 'now' }));
      if (!lived) await this.buried(child);
      await after?.();
      if (lived) return killAt - 1;
    }
    throw new Error('the scene has no end');
  }

  /** The same for the reconciler, which begins its work when the program starts. */
  async reconcile(): Promise<number> {
    for (let killAt = this.firstStep(); killAt <= MOST_STEPS; killAt += STRIDE) {
      await payInSilence(this.stage);
      await this.end('SIGKILL');
      const child = await this.begin({ killAt, from: 'first call' });
      const done = child?.said('"event":"reconciled"').then(() => true) ?? false;
      const lived = await Promise.race([done, child?.gone.then(() => false) ?? false]);
      if (lived && (await child?.arm({ killAt: 0, from: 'now' }))) return killAt - 1;
      this.child = undefined;
      this.kills += 1;
    }
    throw new Error('the reconciler has no end');
  }

  /** A last life, long after, in which the reconciler alone finds what is left to find. */
  async close(): Promise<void> {
    await payInSilence(this.stage);
    await this.end('SIGKILL');
    this.aheadMs += 8 * 60 * MINUTE_MS;
    const child = await this.alive();
    await child.said('"event":"reconciled"');
    await this.end('SIGTERM');
  }

  /** The odd and the even steps in turn, from scene to scene. */
  private firstStep(): number {
    this.first = (this.first % STRIDE) + 1;
    return this.first;
  }

  private async alive(): Promise<Child> {
    this.child ??= await this.begin();
    if (this.child === undefined) throw new Error('the school did not come back');
    return this.child;
  }

  private async begin(order?: KillOrder): Promise<Child | undefined> {
    this.aheadMs += LIFE_MS;
    this.child = await startChild(this.school.env, { aheadMs: this.aheadMs, order });
    return this.child;
  }

  private async buried(child: Child): Promise<void> {
    await child.gone;
    this.child = undefined;
    this.kills += 1;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    await this.child?.end(signal);
    this.child = undefined;
  }
}
