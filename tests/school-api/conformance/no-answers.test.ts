import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type WriteName } from '@/contract';
import type { App } from '@/school-api/app';
import type { AppEnv } from '@/school-api/http/request-log';
import { failing, openBehind } from './server';

let server: Awaited<ReturnType<typeof openBehind>>;
beforeAll(async () => {
  server = await openBehind();
});
afterAll(() => server.close());

/** What is taken is kept, and answered with this body and the right status. */
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

describe('a right status', () => {
  const forms = ['send-otp', 'complete-admission'] as const;
  const orders = ['create-order', 'create-donation'] as const;
  const unread = ['contact-us', 'job-apply'] as const;
  const all = [...forms, ...orders, ...unread];

  it('with HTML is no answer, whatever type it is said to have', async () => {
    const findings = await server.findingsOf(answering(all, HTML, 'application/json'));
    const why = 'no JSON: application/json';
    expect(failing(findings).sort()).toEqual(all.map((name) => line(name, why)).sort());
  });

  it('with an empty body is an answer only where nothing is to be said', async () => {
    const findings = await server.findingsOf(answering(all, '', 'text/html'));
    const needed = [...forms, ...orders].map((name) => line(name, 'no JSON: an empty body'));
    expect(failing(findings).sort()).toEqual(needed.sort());
  });

  it('with null is an answer only where nothing is to be said', async () => {
    const findings = await server.findingsOf(answering(all, 'null', 'application/json'));
    expect(failing(findings).sort()).toEqual(
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
  ] as const)('with null is no answer to %j', async (names) => {
    const findings = await server.findingsOf(answering(names, 'null', 'application/json'));
    expect(failing(findings)).toEqual(names.map((name) => line(name, 'wrong or missing: (whole)')));
  });
});

const verified = z.looseObject({ application_id: z.string() });

describe('data that is odd but harmless', () => {
  it('is named and fails nobody', async () => {
    const findings = await server.findingsOf((app) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      front.get('/api/news-events/:slug', async (c) => {
        const answered = await app.fetch(c.req.raw);
        return answered.ok ? answered : c.json(null);
      });
      front.post('/api/verify-otp/', async (c) => {
        const answered = await app.fetch(c.req.raw);
        if (!answered.ok) return answered;
        const { application_id } = verified.parse(await answered.json());
        const admission_data = { city: { name: 'Vraja' }, mobile: true, state: 'Goa', more: [] };
        return c.json({ application_id, admission_data });
      });
      front.mount('/', app.fetch);
      return front;
    });
    expect(failing(findings)).toEqual([]);
    expect(failing(findings, 'advice')).toEqual([
      'GET news-events/{slug}: an unknown slug answers 404 (answers 200 with nothing)',
      'POST verify-otp/: every value of admission_data is a text (city, mobile)',
    ]);
  });

  it('is a fault where the item is in the list', async () => {
    const findings = await server.findingsOf((app) => {
      const front: App = new Hono<AppEnv>({ strict: true });
      front.get('/api/news-events/:slug', (c) => c.json([]));
      front.mount('/', app.fetch);
      return front;
    });
    expect(failing(findings)).toEqual([
      'GET news-events/{slug}: has the shape of the contract (wrong or missing: (whole))',
    ]);
  });
});
