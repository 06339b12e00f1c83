import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type WriteName } from '@/contract';
import type { App } from '@/school-api/app';
import type { AppEnv } from '@/school-api/platform';
import { messagesOf, openServerBehindProxy } from './server';

const server = await openServerBehindProxy();

const answering = (names: readonly WriteName[], body: string, type: string) => (app: App) => {
  const front: App = new Hono<AppEnv>({ strict: true });
  for (const name of names) {
    front.post(`/api/${calls[name].path}`, async (c) => {
      const answered = await app.fetch(c.req.raw);
      const { status } = answered;
      return answered.ok
        ? new Response(body, { status, headers: { 'content-type': type } })
        : answered;
    });
  }
  front.mount('/', app.fetch);
  return front;
};

const HTML = '<!doctype html><h1>We will be back soon</h1>';
const line = (name: WriteName, why: string) =>
  `POST ${name}/: answers in the shape of the contract (${why})`;

describe('a correct status', () => {
  const forms = ['send-otp', 'complete-admission'] as const;
  const orders = ['create-order', 'create-donation'] as const;
  const unread = ['contact-us', 'job-apply'] as const;
  const all = [...forms, ...orders, ...unread];

  it('with HTML is a failure, whatever its content type', async () => {
    const findings = await server.findingsOf(answering(all, HTML, 'application/json'));
    const why = 'no JSON: application/json';
    expect(messagesOf(findings).sort()).toEqual(all.map((name) => line(name, why)).sort());
  });

  it('with an empty body is a success only where no data is expected', async () => {
    const findings = await server.findingsOf(answering(all, '', 'text/html'));
    const needed = [...forms, ...orders].map((name) => line(name, 'no JSON: an empty body'));
    expect(messagesOf(findings).sort()).toEqual(needed.sort());
  });

  it('with null is a success only where no data is expected', async () => {
    const findings = await server.findingsOf(answering(all, 'null', 'application/json'));
    expect(messagesOf(findings).sort()).toEqual(
      [
        ...forms.map((name) => line(name, 'null is no success')),
        ...orders.map((name) => line(name, 'wrong or missing: (whole)')),
      ].sort(),
    );
  });

  it.each([
    [['create-admission']],
    [['verify-otp']],
    [['verify-payment', 'donation-verify-payment']],
  ] as const)('with null is a failure of %j', async (names) => {
    const findings = await server.findingsOf(answering(names, 'null', 'application/json'));
    expect(messagesOf(findings)).toEqual(
      names.map((name) => line(name, 'wrong or missing: (whole)')),
    );
  });
});

const verified = z.looseObject({ application_id: z.string() });

describe('unusual but harmless data', () => {
  it('is reported as advice', async () => {
    const findings = await server.findingsOf((app) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      front.get('/api/news-events/:slug', async (c) => {
        const answered = await app.fetch(c.req.raw);
        return answered.ok ? answered : c.json(null);
      });
      front.post('/api/verify-otp/', async (c) => {
        const answered = await app.fetch(c.req.raw);
        if (!answered.ok) return answered;
        const answer = verified.parse(await answered.json());
        const admission_data = { city: { name: 'Vraja' }, mobile: true, state: 'Goa', more: [] };
        return c.json({ ...answer, admission_data });
      });
      front.mount('/', app.fetch);
      return front;
    });
    expect(messagesOf(findings)).toEqual([]);
    expect(messagesOf(findings, 'advice')).toEqual([
      'GET news-events/{slug}: an unknown slug answers 404 (answers 200 with nothing)',
      'POST verify-otp/: every value of admission_data is a text (city, mobile)',
    ]);
  });

  it('is a failure for an item of the list', async () => {
    const findings = await server.findingsOf((app) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      front.get('/api/news-events/:slug', (c) => c.json([]));
      front.mount('/', app.fetch);
      return front;
    });
    expect(messagesOf(findings)).toEqual([
      'GET news-events/{slug}: has the shape of the contract (wrong or missing: (whole))',
    ]);
  });
});
