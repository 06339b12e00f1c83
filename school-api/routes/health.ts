import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/db';
import type { Log } from '../log';

export function healthRoutes(db: Db, log: Log) {
  return new Hono().get('/', async (c) => {
    const uptime = Math.round(process.uptime());
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok', database: 'ok', uptime });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return c.json({ status: 'failing', database: 'unreachable', uptime }, 503);
    }
  });
}
