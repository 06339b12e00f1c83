import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type CaptchaVerdict, route } from '@/lib/bff/route';
import type { PostResult } from '@/lib/school-api/post';

const input = z.object({ name: z.string().min(1, { error: 'Full Name is required' }) });
const order: string[] = [];
let answer: PostResult<unknown>;
let verdict: CaptchaVerdict;
const release = vi.fn();
const call = vi.fn(async () => {
  order.push('call');
  return answer;
});

beforeEach(() => {
  order.length = 0;
  answer = { ok: true, status: 201, data: undefined };
  verdict = { ok: true, release };
  call.mockClear();
  release.mockClear();
});

let made = 0;
function makeRoute(points = 100, withCaptcha = true) {
  made += 1;
  return route({
    input,
    limit: { name: `test-${made}`, points, seconds: 60 },
    ...(withCaptcha && {
      captcha: async () => {
        order.push('captcha');
        return verdict;
      },
    }),
    call,
  });
}

function post(body: string | ReadableStream, headers: Record<string, string> = {}) {
  return new Request('http://localhost/api/test', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1', ...headers },
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });
}
const good = () => post('{"name":"Asha","more":1}', { user_id: 'visitor-7' });

async function refused(response: Response) {
  const { error } = z
    .object({
      error: z.object({
        code: z.string(),
        fields: z.record(z.string(), z.string()).optional(),
        message: z.string(),
        requestId: z.string(),
      }),
    })
    .parse(await response.json());
  return { status: response.status, ...error };
}

describe('a form’s route', () => {
  it('checks the captcha, then sends the parsed input with the visitor’s id', async () => {
    answer = { ok: true, status: 201, data: { application_id: 'a' } };
    const response = await makeRoute()(good());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ application_id: 'a' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(order).toEqual(['captcha', 'call']);
    expect(call).toHaveBeenCalledWith(
      { name: 'Asha' },
      expect.objectContaining({ userId: 'visitor-7', requestId: 'request-1' }),
    );
    expect(release).not.toHaveBeenCalled();
  });

  it('refuses other content types and broken JSON first', async () => {
    const run = makeRoute();
    for (const type of [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      ...['text/plain; application/json', 'application/jsonp', 'x/application/json'],
    ]) {
      const answer = await refused(await run(post('{"name":"a"}', { 'content-type': type })));
      expect(answer, type).toMatchObject({ status: 415, code: 'unsupported_type' });
    }
    for (const broken of ['{', '', '\ud800']) {
      expect(await refused(await run(post(broken)))).toMatchObject({ status: 400 });
    }
    expect(order).toEqual([]);
  });

  it('refuses an overlong body, by declared and by actual length', async () => {
    const run = makeRoute();
    const long = `{"name":"${'a'.repeat(70_000)}"}`;
    expect((await run(post(long))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const response = await run(post(endless));
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(pulled).toBeLessThan(10);
    expect(order).toEqual([]);
  });

  it('names the invalid field, without checking the captcha', async () => {
    expect(await refused(await makeRoute()(post('{"name":""}')))).toEqual({
      status: 422,
      code: 'invalid',
      message: 'Please check the fields.',
      fields: { name: 'Full Name is required' },
      requestId: 'request-1',
    });
    expect(order).toEqual([]);
  });

  it('refuses a call without a captcha', async () => {
    verdict = { ok: false, field: 'captcha', message: 'Please fill recptcha.' };
    expect(await refused(await makeRoute()(good()))).toMatchObject({
      status: 422,
      fields: { captcha: 'Please fill recptcha.' },
    });
    expect(order).toEqual(['captcha']);
  });

  it('responds 429 after too many calls, whatever they contain', async () => {
    const run = makeRoute(2);
    await run(good());
    await run(post('{"name":""}'));
    const response = await run(good());
    expect(await refused(response.clone())).toMatchObject({ status: 429, code: 'rate_limited' });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'invalid'],
  ])('passes on a refusal of the school (%i)', async (status, code) => {
    const upstreamError = { code, message: 'Please check.', fields: { name: 'Taken' } };
    const refusal = { ...upstreamError, requestId: '' };
    answer = { ok: false, error: { kind: 'http', status, message: '', refused: refusal } };
    expect(await refused(await makeRoute()(good()))).toMatchObject({ status, code });
    expect(release).toHaveBeenCalledOnce();
  });

  it('forwards the school’s Retry-After', async () => {
    answer = { ok: false, error: { kind: 'http', status: 429, message: '', retryAfter: 20 } };
    const response = await makeRoute()(good());
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('20');
  });

  it.each([
    ['http', 500, 502],
    ['http', 503, 502],
    ['http', 401, 502],
    ['http', 301, 502],
    ['http', 504, 504],
    ['network', undefined, 502],
    ['contract', 200, 502],
    ['timeout', undefined, 504],
  ] as const)('hides a failure (%s %s) behind %s', async (kind, status, shown) => {
    const refusal = { code: 'internal', message: 'stack of the server', requestId: '' };
    const error = { kind, message: 'secret address', refused: refusal };
    answer = { ok: false, error: status === undefined ? error : { ...error, status } };
    const response = await makeRoute()(good());
    expect(response.status).toBe(shown);
    expect(await response.text()).not.toMatch(/stack|secret/);
  });

  it('responds even if something throws', async () => {
    call.mockRejectedValueOnce(new Error('a bug with a secret'));
    const response = await makeRoute()(good());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
