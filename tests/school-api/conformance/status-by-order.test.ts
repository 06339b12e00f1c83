import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD } from '@/contract';
import type { App } from '@/school-api/app';
import type { AppEnv } from '@/school-api/http/request-log';
import { runConformance } from '@/scripts/conformance/run';
import { failing, openServer } from './server';

const answer = z.record(z.string(), z.unknown());

/** A school's own server that knows no question by the order alone, and may say that it does. */
const strict = (offers: boolean) => (app: App) => {
  const server: App = new Hono<AppEnv>({ strict: true });
  server.post('/api/donation-verify-payment/', async (c) => {
    const sent = answer.parse(await c.req.raw.clone().json());
    if (sent[PAYMENT_ID_FIELD] !== '') return app.fetch(c.req.raw);
    return c.json({ detail: `no payment of ${sent[ORDER_ID_FIELD]}` }, 400);
  });
  server.post('/api/create-donation/', async (c) => {
    const answered = await app.fetch(c.req.raw);
    if (!answered.ok) return answered;
    const { status_by_order: _said, ...plain } = answer.parse(await answered.json());
    return c.json(offers ? { ...plain, status_by_order: true } : plain, 201);
  });
  server.mount('/', app.fetch);
  return server;
};

async function findingsOf(around: (app: App) => App) {
  const server = await openServer(around);
  const findings = await runConformance(server.url, { write: true });
  await server.close();
  return findings;
}

describe('the status by the order alone', () => {
  it('is owed by a server that offers it', async () => {
    expect(failing(await findingsOf(strict(true)))).toEqual([
      'POST donation-verify-payment/: takes an order alone (answers 400)',
    ]);
  });

  it('is not asked of a server that offers nothing', async () => {
    const findings = await findingsOf(strict(false));
    expect(failing(findings)).toEqual([]);
    expect(failing(findings, 'not checked')).toEqual([
      'POST donation-verify-payment/: an unpaid order alone is not paid (create-donation/ does not offer to tell it)',
    ]);
  });
});
