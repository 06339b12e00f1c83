import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PAYMENT_ID_FIELD } from '@/contract';
import type { App } from '@/school-api/app';
import type { AppEnv } from '@/school-api/platform';
import { messagesOf, openServerBehindProxy } from './server';

const server = await openServerBehindProxy();

const answer = z.record(z.string(), z.unknown());
const OPENING = ['/api/create-order/', '/api/create-donation/'];
const PAYMENT_IDS = {
  '/api/verify-payment/': 'payment_id',
  '/api/donation-verify-payment/': PAYMENT_ID_FIELD,
};

/** A server that rejects an order without payment id, but may claim to support it. */
const strict = (offers: boolean) => (app: App) => {
  const front: App = new Hono<AppEnv>({ strict: true });
  for (const [path, field] of Object.entries(PAYMENT_IDS)) {
    front.post(path, async (c) => {
      const sent = answer.parse(await c.req.raw.clone().json());
      return sent[field] === '' ? c.json({ detail: 'no payment' }, 400) : app.fetch(c.req.raw);
    });
  }
  for (const path of OPENING) {
    front.post(path, async (c) => {
      const answered = await app.fetch(c.req.raw);
      if (!answered.ok) return answered;
      const { status_by_order: _said, ...plain } = answer.parse(await answered.json());
      return c.json(offers ? { ...plain, status_by_order: true } : plain);
    });
  }
  front.mount('/', app.fetch);
  return front;
};

describe('the status by the order alone', () => {
  it('is required from a server that offers it', async () => {
    expect(messagesOf(await server.findingsOf(strict(true)))).toEqual([
      'POST verify-payment/: takes an order alone (answers 400)',
      'POST donation-verify-payment/: takes an order alone (answers 400)',
    ]);
  });

  it('is not checked on a server that does not offer it', async () => {
    const findings = await server.findingsOf(strict(false));
    const left = 'an unpaid order alone is not paid (the server does not offer to tell it)';
    expect(messagesOf(findings)).toEqual([]);
    expect(messagesOf(findings, 'not checked')).toEqual([
      `POST verify-payment/: ${left}`,
      `POST donation-verify-payment/: ${left}`,
    ]);
  });
});

describe('the receipt of an order', () => {
  it('is not returned before payment', async () => {
    const careless = (app: App) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      const file = { file_name: 'receipt-1.pdf', pdf: 'JVBERi0=' };
      front.post('/api/receipt-file', (c) => c.json(file));
      front.mount('/', app.fetch);
      return front;
    };
    const order = 'POST receipt-file: refuses an unpaid order (answers 200)';
    const unknown = 'POST receipt-file: refuses the receipt of an unknown order (answers 200)';
    expect(messagesOf(await server.findingsOf(careless))).toEqual([order, order, unknown]);
  });

  it('is not requested from a server without such calls', async () => {
    const older = (app: App) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      front.post('/api/mailbox-code', (c) => c.json({ detail: 'no such path' }, 404));
      front.mount('/', app.fetch);
      return front;
    };
    const findings = await server.findingsOf(older);
    expect(messagesOf(findings)).toEqual([]);
    expect(messagesOf(findings, 'not checked')).toContain(
      'POST mailbox-code: refuses a wrong address (the server does not offer to find receipts)',
    );
  });
});
