import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

const context = { userId: 'visitor', requestId: 'request-1' };
const application = { json: { application_id: 'a' } };

async function startPoster(variables: Record<string, string> = {}) {
  await startSite(variables);
  return import('@/lib/school-api/post');
}

describe('a write', () => {
  it('sends the JSON with the visitor’s headers to the exact path', async () => {
    const { postCall } = await startPoster();
    let received: Promise<string> | undefined;
    world.api.behave((request, response) => {
      received = text(request);
      response.writeHead(200).end('{"key": "k", "order_id": "o"}');
    });
    const result = await postCall('create-order', application, {
      ...context,
      clientIp: '192.0.2.1',
    });
    expect(result).toEqual({
      ok: true,
      status: 200,
      data: { key: 'k', order_id: 'o', amount: null, status_by_order: false, receipt_file: false },
    });
    expect(await received).toBe('{"application_id":"a"}');
    expect(world.api.requests[0]).toMatchObject({
      url: '/api/create-order/',
      headers: {
        user_id: 'visitor',
        'x-request-id': 'request-1',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.1',
      },
    });
  });

  it('forwards a stream as it arrives', async () => {
    const { postCall } = await startPoster();
    let received: Promise<string> | undefined;
    world.api.behave((request, response) => {
      received = text(request);
      received.then(() => response.writeHead(201).end());
    });
    const contentType = 'multipart/form-data; boundary=x';
    const stream = Readable.from(['one ', 'two']);
    const result = await postCall('job-apply', { stream, contentType }, context);
    expect(result).toEqual({ ok: true, status: 201, data: undefined });
    expect(await received).toBe('one two');
    expect(world.api.requests[0]?.headers['content-type']).toBe(contentType);
  });

  it('is sent once, whatever happens', async () => {
    const { postCall } = await startPoster();
    world.api.behave((request) => request.socket.destroy());
    expect(await postCall('create-order', application, context)).toMatchObject({
      error: { kind: 'network' },
    });
    world.api.answer({}, 503);
    expect(await postCall('create-order', application, context)).toMatchObject({
      error: { kind: 'http', status: 503 },
    });
    expect(world.api.requests).toHaveLength(2);
  });

  it('returns the API’s refusal', async () => {
    const { postCall } = await startPoster();
    const error = { code: 'invalid', message: 'No', fields: { otp: 'Wrong' }, requestId: 'r' };
    world.api.answer({ error }, 422);
    expect(await postCall('verify-otp', { json: {} }, context)).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 422, refused: error },
    });
  });

  it('accepts a certificate of almost 2 MB', async () => {
    const { postCall } = await startPoster();
    const pdf = Buffer.alloc(1.9 * 1024 * 1024).toString('base64');
    world.api.answer({ file_name: 'certificate-2025-26.pdf', pdf });
    const file = await postCall('receipt-file', { json: {} }, context);
    expect(file).toMatchObject({ ok: true, data: { pdf } });
  });

  it('treats a success status other than the contract’s as a failure', async () => {
    const { postCall } = await startPoster();
    world.api.answer({}, 200);
    expect((await postCall('contact-us', { json: {} }, context)).ok).toBe(false);
  });

  it('refuses a response that breaks the contract', async () => {
    const { postCall } = await startPoster();
    for (const body of ['{}', 'thanks', '']) {
      world.api.answer(body);
      expect(await postCall('create-order', application, context)).toMatchObject({
        error: { kind: 'contract' },
      });
    }
  });

  it('fails if another server’s page is returned', async () => {
    const { postCall } = await startPoster();
    const send = () => postCall('job-apply', { json: {} }, context);
    for (const body of ['<h1>We will be back</h1>', `${' '.repeat(3 * 1024 * 1024)}{}`]) {
      world.api.answer(body, 201);
      expect(await send()).toMatchObject({ error: { kind: 'contract', status: 201 } });
    }
    // A redirect of a POST is not followed, because the form would be lost.
    world.api.behave((_, response) =>
      response.writeHead(302, { location: '/login' }).end('{"status":"ok"}'),
    );
    expect(await send()).toMatchObject({ error: { kind: 'http', status: 302 } });
  });

  it.each([
    ['job-apply', true],
    ['send-otp', false],
  ] as const)('to %s may have an answer without content: %s', async (name, taken) => {
    const { postCall } = await startPoster();
    world.api.behave((_, response) => response.writeHead(204).end());
    expect((await postCall(name, { json: {} }, context)).ok).toBe(taken);
  });

  it('times out only if a timeout is set', async () => {
    const { postCall } = await startPoster({ SCHOOL_API_TIMEOUT_MS: '200' });
    world.api.behave(() => undefined);
    expect(await postCall('create-order', application, context)).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
});
