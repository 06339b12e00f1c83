import type { Db } from '../db';
import type { MenuCounts, OfficeDeps, Role } from './route';
import { findWaiting } from './screens/today/waiting';

/** The menu is on every page, so counts are refreshed only after a while, or after a POST. */
const FRESH_MS = 10_000;

type CachedCounts = { at: number; counts: Promise<MenuCounts> };

const kept = new WeakMap<Db, Map<Role, CachedCounts>>();

export async function menuCounts(deps: OfficeDeps, role: Role): Promise<MenuCounts> {
  const ofDatabase = kept.get(deps.db) ?? new Map<Role, CachedCounts>();
  kept.set(deps.db, ofDatabase);
  const at = deps.now().getTime();
  const last = ofDatabase.get(role);
  if (last && at - last.at < FRESH_MS) return last.counts;
  const counts = countNow(deps, role);
  ofDatabase.set(role, { at, counts });
  return counts;
}

/** After a POST, which may have handled something. */
export function forgetMenuCounts({ db }: Pick<OfficeDeps, 'db'>): void {
  kept.delete(db);
}

/** For a page that answers its own POST. If counting fails, the page appears without numbers. */
export const countNow = (deps: OfficeDeps, role: Role): Promise<MenuCounts> =>
  readCounts(deps, role).catch((err: unknown) => {
    deps.log.warn({ event: 'office-menu', err }, 'menu counts could not be read');
    return {};
  });

async function readCounts(deps: OfficeDeps, role: Role): Promise<MenuCounts> {
  const counts: Record<string, number> = {};
  const waiting = await findWaiting(deps, role);
  for (const { href = '', count = 1 } of waiting.flatMap((line) => line.others ?? line)) {
    const [, entry = ''] = href.split(/[/?]/);
    counts[`/${entry}`] = (counts[`/${entry}`] ?? 0) + count;
  }
  return counts;
}
