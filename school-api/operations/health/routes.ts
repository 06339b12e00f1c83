import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { hasBearer } from '@/contract/bearer';
import type { Db } from '../../db';
import { type Disk, diskProblems, type Log } from '../../platform';
import type { Finding } from '../checks/check';

/** What `npm run school -- check` finds, for holders of the metrics token. */
type Detail = { token: string | undefined; findings: () => Promise<Finding[]> };

/** Liveness, and the state of the database. */
export function healthRoutes(db: Db, log: Log) {
  return new Hono().get('/', async (c) => {
    const uptime = Math.round(process.uptime());
    if (await isDatabaseUp(db, log)) return c.json({ status: 'ok', database: 'ok', uptime });
    return c.json({ status: 'failing', database: 'unreachable', uptime }, 503);
  });
}

type Ready = {
  db: Db;
  log: Log;
  isStopping: () => boolean;
  disk: Disk | undefined;
  detail: Detail | undefined;
};

/**
 * Readiness: false if the database is unreachable, the disk is full, or the API is shutting down.
 * Findings do not change it.
 */
export function readyRoutes({ db, log, isStopping, disk, detail }: Ready) {
  return new Hono().get('/', async (c) => {
    const reasons: string[] = [];
    if (isStopping()) reasons.push('the school API is stopping');
    if (!(await isDatabaseUp(db, log))) reasons.push('the database timed out');
    if (disk) reasons.push(...(await diskProblems(disk)));
    const isReady = reasons.length === 0;
    const asksDetail = detail?.token !== undefined && hasBearer(c.req.raw.headers, detail.token);
    const findings = asksDetail && !isStopping() ? await detail.findings() : undefined;
    const status = isReady ? 'ready' : 'not ready';
    return c.json({ status, reasons, ...(findings && { detail: findings }) }, isReady ? 200 : 503);
  });
}

async function isDatabaseUp(db: Db, log: Log): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database is unreachable');
    return false;
  }
}
