import { gt, lt, max } from 'drizzle-orm';
import { Hono } from 'hono';
import { type ChangeNumbers, readNumbers } from '@/contract/site-changes';
import { contentChanges, type Db, siteInstances } from '../db';
import { DAY_MS, type Log } from '../platform';
import type { Withheld } from './media/withheld';

type Change = { tag: string; number: number };

/**
 * Whether every running process of the site shows this change: false while one is behind, and if none
 * polls.
 */
export async function isOnSite(
  { db, now }: { db: Db; now: () => Date },
  { tag, number }: Change,
): Promise<boolean> {
  const since = new Date(now().getTime() - RECENT_MS);
  const rows = await db.select().from(siteInstances).where(gt(siteInstances.seenAt, since));
  return rows.length > 0 && rows.every(({ applied }) => (applied[tag] ?? 0) >= number);
}

/** When a process of the site last polled; undefined if never. */
export async function lastPoll(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(siteInstances.seenAt) }).from(siteInstances);
  return row?.at ?? undefined;
}

/** An instance polls every two seconds; its row is written this often, and on each change. */
const WRITE_EVERY_MS = 20_000;
/** Counts as running. */
const RECENT_MS = 60_000;
/** Anybody who can reach this API can pretend to be an instance. */
const MAX_INSTANCES = 200;

async function readChanges(db: Db): Promise<ChangeNumbers> {
  const rows = await db.select().from(contentChanges);
  return Object.fromEntries(rows.map(({ tag, number }) => [tag, number]));
}

type Seen = { at: number; applied: string };

/** Records which changes the site's processes show; most polls write nothing. */
class InstanceNotes {
  readonly #seen = new Map<string, Seen>();

  async note(db: Db, instance: string, applied: ChangeNumbers, now: Date): Promise<void> {
    const text = JSON.stringify(applied);
    const last = this.#seen.get(instance);
    const isRecent = last && Math.abs(now.getTime() - last.at) < WRITE_EVERY_MS;
    if (isRecent && last.applied === text) return;
    if (last === undefined && this.#seen.size >= MAX_INSTANCES) this.#seen.clear();
    if (last === undefined && (await this.#isFull(db, now))) return;
    this.#seen.set(instance, { at: now.getTime(), applied: text });
    const row = { applied: { ...applied }, seenAt: now };
    await db
      .insert(siteInstances)
      .values({ instance, ...row })
      .onConflictDoUpdate({ target: siteInstances.instance, set: row });
  }

  async #isFull(db: Db, now: Date): Promise<boolean> {
    await db
      .delete(siteInstances)
      .where(lt(siteInstances.seenAt, new Date(now.getTime() - DAY_MS)));
    return (await db.$count(siteInstances)) >= MAX_INSTANCES;
  }
}

const INSTANCE = /^[\w-]{8,64}$/;

type Deps = { db: Db; log: Log; now: () => Date; withheld: Withheld };

/** Returns the changes to each process of the site, which reports what it already shows. */
export function changeRoutes({ db, log, now, withheld }: Deps) {
  const notes = new InstanceNotes();
  const app = new Hono();
  app.get('/withheld-pictures', async (c) => c.json(await withheld.list()));
  return app.get('/content-changes', async (c) => {
    const instance = c.req.query('instance') ?? '';
    const applied = readNumbers(c.req.query('applied') ?? '');
    if (INSTANCE.test(instance) && applied) {
      // A failure here must not cost the site its response.
      await notes.note(db, instance, applied, now()).catch((error: unknown) => {
        log.warn({ err: error }, 'the changes that the site shows could not be recorded');
      });
    }
    return c.json({ tags: await readChanges(db), withheld: await withheld.version() });
  });
}
