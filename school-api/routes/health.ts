import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/db';
import type { Log } from '../log';

/** Alive, and whether the database answers. */
export function healthRoutes(db: Db, log: Log) {
  return new Hono().get('/', async (c) => {
    const uptime = Math.round(process.uptime());
    if (await answers(db, log)) return c.json({ status: 'ok', database: 'ok', uptime });
    return c.json({ status: 'failing', database: 'unreachable', uptime }, 503);
  });
}

/**
 * Whether to send requests here. Migrations are done before the API listens, so what can be missing
 * is the database, and the will to go on.
 */
export function readyRoutes(db: Db, log: Log, isStopping: () => boolean) {
  return new Hono().get('/', async (c) => {
    const reasons: string[] = [];
    if (isStopping()) reasons.push('the school API is stopping');
    if (!(await answers(db, log))) reasons.push('the database does not answer');
    const isReady = reasons.length === 0;
    return c.json({ status: isReady ? 'ready' : 'not ready', reasons }, isReady ? 200 : 503);
  });
}

async function answers(db: Db, log: Log): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  }
}
