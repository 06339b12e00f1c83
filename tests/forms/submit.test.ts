// @vitest-environment jsdom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { submitJson } from '@/components/forms/submit-json';
import { formatWait } from '@/lib/forms/outcome';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  localStorage.clear();
  fetched.mockReset();
});
afterAll(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockResolvedValueOnce(new Response(text, { status, headers }));
}
const error = (code: string, fields?: Record<string, string>) => ({
  error: { code, message: 'Said so.', fields, requestId: 'r' },
});
const submit = () => submitJson('/api/contact-us', { name: 'Asha' });

describe('sending a form', () => {
  it('posts JSON once, with the visitor’s current id in the cookie', async () => {
    localStorage.setItem('user_id', 'visitor-9');
    answer(201, { status: 'ok' });
    expect(await submit()).toEqual({ ok: true, data: { status: 'ok' } });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/contact-us',
      expect.objectContaining({ method: 'POST', body: '{"name":"Asha"}' }),
    );
    expect(document.cookie).toContain('user_id=visitor-9');
  });

  it.each([
    [422, error('invalid', { name: 'No' }), { kind: 'fields', fields: { name: 'No' } }],
    [422, error('invalid'), { kind: 'refused', code: 'invalid' }],
    [409, error('conflict'), { kind: 'refused', code: 'conflict' }],
    [413, error('too_large'), { kind: 'refused', code: 'too_large' }],
    [502, error('upstream_failed'), { kind: 'server', message: 'Said so.' }],
    [200, '<html>captive portal</html>', { kind: 'server' }],
    [201, '', { kind: 'server' }],
    [200, 'null', { kind: 'server' }],
    [503, '<html>proxy</html>', { kind: 'server' }],
    [404, '<html>proxy</html>', { kind: 'server' }],
  ])('interprets a %s', async (status, body, failure) => {
    answer(status, body);
    expect(await submit()).toMatchObject({ ok: false, failure });
  });

  it('shows how long to wait', async () => {
    answer(429, error('rate_limited'), { 'retry-after': '90' });
    const limited = { kind: 'limited', retryAfterSeconds: 90 };
    expect(await submit()).toMatchObject({ ok: false, failure: limited });
    expect([formatWait(1), formatWait(45), formatWait(61)]).toEqual([
      '1 second',
      '45 seconds',
      'about 2 minutes',
    ]);
  });

  it('reports a network error as a lost connection', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await submit()).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  });
});
