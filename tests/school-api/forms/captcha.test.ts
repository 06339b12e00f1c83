import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { CAPTCHA_FIELD } from '@/contract';
import { contactMessages } from '@/school-api/db';
import { listening } from '../../support/listening';
import { type FormsApp, openFormsApp, post, refused } from './forms-app';

let answer: unknown = {};
let asked = '';

const provider = createServer(async (request, response) => {
  asked = await text(request);
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
const url = `http://127.0.0.1:${await listening(provider)}/`;
const captcha = { secret: 'hush', url, minScore: 0.5 };
const api = await openFormsApp({ captcha });
const unreachable = await openFormsApp({ captcha: { ...captcha, url: 'http://127.0.0.1:1/' } });

const form = { name: 'Asha Rao', mobile: '9000000002', message: 'Hello' };
const send = (app: FormsApp, token = 'a-token') =>
  post(app.app, 'contact-us/', { ...form, [CAPTCHA_FIELD]: token });

describe('the captcha of the contact form', () => {
  it('sends secret and token to the provider, and accepts its success', async () => {
    answer = { success: true, score: 0.9 };
    expect((await send(api)).status).toBe(201);
    expect(asked).toBe('secret=hush&response=a-token');
  });

  it.each([
    ['a failure', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a low score', { success: true, score: 0.3 }],
    ['no score', { success: true }],
  ])('rejects %s', async (_, reply) => {
    answer = reply;
    const before = await api.db.$count(contactMessages);
    const found = await refused(await send(api));
    expect(found.status).toBe(422);
    expect(found.fields?.[CAPTCHA_FIELD]).toBe('Please fill recptcha.');
    expect(await api.db.$count(contactMessages)).toBe(before);
  });

  it('rejects a missing token without asking the provider', async () => {
    asked = '';
    expect((await send(api, '')).status).toBe(422);
    expect(asked).toBe('');
  });

  it('fails closed when the provider is down or responds with invalid data', async () => {
    expect(await refused(await send(unreachable))).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    answer = '<html>';
    expect(await refused(await send(api))).toMatchObject({ status: 503, code: 'unavailable' });
    answer = { success: true, score: 0.9, padding: 'x'.repeat(64 * 1024) };
    expect(await refused(await send(api))).toMatchObject({ status: 503, code: 'unavailable' });
    expect(await unreachable.db.$count(contactMessages)).toBe(0);
  });

  it('logs neither secret nor token', () => {
    expect([...api.lines, ...unreachable.lines].join('\n')).not.toMatch(/hush|a-token/);
  });
});
