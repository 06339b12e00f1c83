import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { solve } from '../captcha/solve';
import { postTo, startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { contactAnswers } from '../support/contact-form';

stubApiPerTest();

const answers = { ...contactAnswers, mobile_code: '+44', email: '', subject: '' };

async function start() {
  await startSite({ RATE_LIMIT_FACTOR: '100' });
  const { GET } = await import('@/app/api/captcha/challenge/route');
  const { POST } = await import('@/app/api/contact-us/route');
  const challenge = await (await GET(new Request('http://localhost'))).json();
  const send = (captcha: string, changes: Record<string, string> = {}) =>
    postTo(POST, { ...answers, ...changes, 'g-recaptcha-response': captcha });
  return { send, captcha: await solve(challenge) };
}

describe('a message to the school', () => {
  it('reaches the school API in the contract’s form', async () => {
    const { send, captcha } = await start();
    let received: Promise<string> | undefined;
    world.api.behave((request, response) => {
      received = text(request);
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end('{"reference":"17","id":4}');
    });
    const answer = await send(captcha);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ reference: '17' });
    const sent = { ...answers, mobile: '9000000001', 'g-recaptcha-response': '' };
    expect(JSON.parse((await received) ?? '')).toEqual(sent);
    expect(world.api.requests[0]).toMatchObject({
      url: '/api/contact-us/',
      headers: { user_id: 'visitor-7' },
    });
  });

  it('uses up its captcha only on success, and needs one', async () => {
    const { send, captcha } = await start();
    expect(await (await send('')).json()).toMatchObject({
      error: { fields: { 'g-recaptcha-response': 'Please fill recptcha.' } },
    });
    expect((await send(captcha, { message: '' })).status).toBe(422);
    expect(world.api.requests).toEqual([]);
    world.api.answer({}, 500);
    expect((await send(captcha)).status).toBe(502);
    // Only 201 means success.
    world.api.answer({}, 200);
    expect((await send(captcha)).status).toBe(502);
    world.api.answer({}, 201);
    expect((await send(captcha)).status).toBe(201);
    expect((await send(captcha)).status).toBe(422);
  });
});
