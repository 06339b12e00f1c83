import { lt } from 'drizzle-orm';
import type { ChangeNumbers } from '@/contract/site-changes';
import { contentChanges, type Db, siteInstances } from '../../db';

const DAY_MS = 86_400_000;
/** An instance asks every two seconds; its row is written this often, and with each change. */
const WRITE_EVERY_MS = 20_000;
/** Counted as running. */
export const RECENT_MS = 60_000;
/** Anybody who reaches this API may call itself an instance. */
const MOST_INSTANCES = 200;

/** By tag, when it last changed. */
export async function readChanges(db: Db): Promise<ChangeNumbers> {
  const rows = await db.select().from(contentChanges);
  return Object.fromEntries(rows.map(({ tag, number }) => [tag, number]));
}

type Seen = { at: number; applied: string };

/** Remembers which changes the processes of the site show; most questions write nothing. */
export class InstanceNotes {
  readonly #seen = new Map<string, Seen>();

  async note(db: Db, instance: string, applied: ChangeNumbers, now: Date): Promise<void> {
    const text = JSON.stringify(applied);
    const last = this.#seen.get(instance);
    const isRecent = last && Math.abs(now.getTime() - last.at) < WRITE_EVERY_MS;
    if (isRecent && last.applied === text) return;
    if (last === undefined && this.#seen.size >= MOST_INSTANCES) this.#seen.clear();
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
    return (await db.$count(siteInstances)) >= MOST_INSTANCES;
  }
}
