import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { solve } from '../captcha/solve';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { contactAnswers } from '../support/contact-form';

stubApiPerTest();

const answers = { ...contactAnswers, mobile_code: '+44', email: '', subject: '' };

async function start() {
  await startSite({ RATE_LIMIT_FACTOR: '100' });
  const { GET } = await import('@/app/api/captcha/challenge/route');
  const { POST } = await import('@/app/api/contact-us/route');
  const challenge = async () => (await GET(new Request('http://localhost'))).json();
  const send = async (captcha: string, changes: Record<string, string> = {}) => {
    const body = { ...answers, ...changes, 'g-recaptcha-response': captcha };
    const request = new Request('http://localhost/api/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/json', user_id: 'visitor' },
      body: JSON.stringify(body),
    });
    return POST(request);
  };
  return { send, token: async () => solve(await challenge()) };
}

describe('a message to the school', () => {
  it('reaches the school API as the contract says', async () => {
    const { send, token } = await start();
    let received: Promise<string> | undefined;
    world.api.behave((request, response) => {
      received = text(request);
      response.writeHead(201).end();
    });
    expect((await send(await token())).status).toBe(201);
    expect(JSON.parse((await received) ?? '')).toEqual({
      ...answers,
      mobile: '9000000001',
      'g-recaptcha-response': '',
    });
    expect(world.api.requests[0]).toMatchObject({
      url: '/api/contact-us/',
      headers: { user_id: 'visitor' },
    });
  });

  it('is refused before the captcha is used up, and without it', async () => {
    const { send, token } = await start();
    const captcha = await token();
    const wrong = await send(captcha, { message: '' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      error: { fields: { message: 'Message is required' } },
    });
    expect(await (await send('')).json()).toMatchObject({
      error: { fields: { 'g-recaptcha-response': 'Please fill recptcha.' } },
    });
    expect(world.api.requests).toEqual([]);
    world.api.answer({}, 201);
    expect((await send(captcha)).status).toBe(201);
    expect((await send(captcha)).status).toBe(422);
  });

  it('can be tried again with the same captcha after the school failed', async () => {
    const { send, token } = await start();
    const captcha = await token();
    world.api.answer('<h1>Traceback</h1>', 500);
    const failed = await send(captcha);
    expect(failed.status).toBe(502);
    expect(await failed.text()).not.toContain('Traceback');
    // Only 201 means success.
    world.api.answer({}, 200);
    expect((await send(captcha)).status).toBe(502);
    world.api.answer('<h1>Back soon</h1>', 201);
    const misled = await send(captcha);
    expect(misled.status).toBe(502);
    expect(await misled.text()).not.toContain('soon');
    await world.api.stop();
    expect((await send(captcha)).status).toBe(502);
  });
});
