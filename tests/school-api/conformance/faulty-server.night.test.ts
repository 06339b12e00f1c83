import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '@/school-api/app';
import type { AppEnv } from '@/school-api/platform';
import { report } from '@/scripts/conformance/report';
import { runConformance } from '@/scripts/conformance/run';
import { messagesOf, openServer } from './server';

const news = z.looseObject({ results: z.array(z.unknown()), count: z.number() });
const answer = z.record(z.string(), z.unknown());

function withErrors(app: App): App {
  const wrong: App = new Hono<AppEnv>({ strict: true });
  wrong.get('/api/vacancies/', (c) => c.redirect('/api/vacancies', 301));
  wrong.get('/api/testimonials', (c) =>
    c.json([{ name: 'Asha', type: 'parent' }, { type: 'parent' }, { name: { first: 'Om' } }]),
  );
  wrong.get('/api/videos', (c) => c.json({ videos: [] }));
  wrong.get('/api/alumni', (c) => c.text('<h1>Oops</h1>', 200));
  wrong.get('/api/competitions', (c) => c.text('Oops', 500));
  wrong.get('/api/fee-structure', (c) => c.json([{ category: 'Admission Registration Fee' }]));
  wrong.get('/api/form-controls', (c) => c.json([{ key: 'city' }, { key: 'city' }]));
  wrong.get('/api/results', (c) => c.json({ '10th': [{ name: 'Om' }], '12th': [] }));
  wrong.get('/api/news-events/', async (c) => {
    const whole = news.parse(await (await app.fetch(c.req.raw)).json());
    return c.json({ ...whole, count: whole.count + 1 });
  });
  wrong.get('/api/news-events/:slug', (c) => c.json({ title: 'Always the same' }));
  wrong.post('/api/contact-us/', (c) => c.json({ status: 'ok' }, 200));
  wrong.post('/api/create-order/', (c) => c.json({ key: 'k', order_id: 'o' }));
  wrong.post('/api/verify-otp/', (c) => c.text('', 500));
  wrong.post('/api/send-otp/', (c) => c.json({ detail: 'no' }, 400));
  wrong.post('/api/donation-verify-payment/', (c) => c.json({ status: 'success' }));
  wrong.post('/api/create-donation/', async (c) => {
    const body = answer.safeParse(await c.req.raw.clone().json());
    const answered = await app.fetch(c.req.raw);
    if (!answered.ok) return answered;
    return c.json({ ...answer.parse(await answered.json()), amount: body.data?.amount }, 201);
  });
  wrong.mount('/', app.fetch);
  return wrong;
}

it('a server with errors has each of them reported', async () => {
  const server = await openServer(withErrors);
  const findings = await runConformance(server.url, { write: true });
  await server.close();
  expect(messagesOf(findings)).toEqual([
    'GET videos: has the shape of the contract (wrong or missing: (whole))',
    'GET testimonials: every record is valid (record 2: name; record 3: name)',
    'GET competitions: /api/competitions answers 200 (answers 500)',
    'GET alumni: answers JSON (text/plain; charset=UTF-8)',
    'GET vacancies/: /api/vacancies/ answers 200 (answers 301 and leads to /api/vacancies)',
    'GET fee-structure: the first record tells the registration fee (Admission Registration Fee)',
    'GET form-controls: no key is there twice (city)',
    'GET results: a year without results is empty (1 records of 1950)',
    'GET news-events/: all pages together have as many items as count says (27 items, count says 28)',
    'GET news-events/{slug}: is the item of the list (Always the same)',
    'GET news-events/{slug}: an unknown slug answers 404 (answers 200)',
    'POST create-order/: refuses an unknown application (answers 200)',
    'POST send-otp/: takes an application (answers 400)',
    'POST verify-otp/: refuses a wrong code (answers 500)',
    'POST create-order/: refuses an unverified application (answers 200)',
    'POST create-donation/: the amount is 10150 paise (101.5)',
    "POST donation-verify-payment/: takes no forged signature for a payment (answers 200, status 'success')",
    "POST donation-verify-payment/: an unpaid order alone is not paid (status 'success')",
    'POST contact-us/: takes a message, with 201 (answers 200)',
    'POST contact-us/: refuses an empty message (answers 200)',
    'POST contact-us/: refuses a missing name (answers 200)',
    'POST contact-us/: refuses letters for a number (answers 200)',
    'POST contact-us/: refuses a message of twice the length (answers 200)',
    'POST contact-us/: refuses a body that is no JSON (answers 200)',
  ]);
  expect(messagesOf(findings, 'advice')).toEqual([
    'POST send-otp/: gives the reason in the contract’s form: an unknown application (answers 400)',
  ]);
  const inTheMail = '(the code is in the mail: --mailbox)';
  expect(messagesOf(findings, 'not checked')).toEqual([
    `POST verify-otp/: takes the right code ${inTheMail}`,
    `POST complete-admission/: takes the details of a verified application ${inTheMail}`,
    `POST create-order/: takes a completed application ${inTheMail}`,
    'POST verify-payment/: an unpaid order alone is not paid (no order could be opened)',
    'POST job-apply/: takes an application with a CV (there is no vacancy to apply for)',
  ]);
  const text = report(findings);
  expect(text).toMatch(/^ {2}FAILS {8}an unknown slug answers 404 {2}\(answers 200\)$/m);
  expect(text).toMatch(/\n\d+ hold, 24 fail, 1 could be better, 5 not checked\n$/);
});
