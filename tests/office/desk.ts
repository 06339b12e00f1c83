import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { type Config, readConfig } from '@/school-api/config';
import type { OpenDatabase } from '@/school-api/db/db';
import { guardedDb } from '@/school-api/db/guarded-db';
import type { AuditEntry, OfficeRequest, OfficeRoute } from '@/school-api/office/route';
import { NOW } from '../school-api/cli/office';
import { openTestDatabase } from '../school-api/test-database';

type Options = { env?: Record<string, string>; database?: OpenDatabase };

const ORIGIN = 'http://localhost';

/** The screens of some routes without the guard in front of them: somebody is signed in already. */
export async function openDesk(routes: readonly OfficeRoute[], options: Options = {}) {
  const database = options.database ?? (await openTestDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'school-desk-'));
  const config: Config = readConfig({
    ...options.env,
    ...{ SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' },
  });
  const audits: AuditEntry[] = [];
  const app = new Hono();
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const form = new URLSearchParams(route.method === 'POST' ? await c.req.text() : '');
      const { pathname, search } = new URL(c.req.url);
      const request: OfficeRequest = {
        deps: {
          ...{ db: guardedDb(database.db, async () => undefined), config, now: () => NOW },
          ...{ log: pino({ level: 'silent' }), findings: async () => [] },
        },
        url: new URL(`${ORIGIN}${pathname}${search}`),
        params: c.req.param(),
        form,
        person: { id: 1, name: 'Meena', email: 'meena@school.example.org', role: 'head' },
        session: { id: 1, confirmedAt: NOW },
        site: { origin: ORIGIN, hostname: 'localhost', isSecure: false },
        client: '127.0.0.1',
        audit: async (entry) => void audits.push(entry),
        stillHere: async () => undefined,
      };
      return route.run(request);
    });
  }
  return {
    db: database.db,
    config,
    dataDir,
    audits,
    get: async (address: string) => app.request(`${ORIGIN}${address}`),
    post: async (address: string, fields: Record<string, string> = {}) =>
      app.request(`${ORIGIN}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      if (options.database === undefined) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
