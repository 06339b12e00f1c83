import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { middleware } from '@/middleware';

function call(headers: Record<string, string>, path = '/api/contact-us', method = 'POST') {
  const url = `https://school.example.org${path}`;
  return middleware(
    new NextRequest(url, { method, headers: { host: 'school.example.org', ...headers } }),
  );
}

const passedOn = (response: Response, name: string) =>
  response.headers.get(`x-middleware-request-${name}`);

describe('the proxy in front of every /api call', () => {
  it('refuses a cross-site call', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example.org' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const response = call(headers);
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
    }
  });

  it('accepts our own pages, and programs without an origin', () => {
    expect(call({ 'sec-fetch-site': 'same-origin' }).status).toBe(200);
    expect(call({ origin: 'https://school.example.org' }).status).toBe(200);
    expect(call({}).status).toBe(200);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets other sites read by %s', (method) => {
    expect(call({ 'sec-fetch-site': 'cross-site' }, '/api/health', method).status).toBe(200);
  });

  it('lets the provider and the school post to their own routes', () => {
    for (const path of ['/api/payments/webhook', '/api/payments/callback', '/api/revalidate']) {
      expect(call({ 'sec-fetch-site': 'cross-site' }, path).status).toBe(200);
    }
  });

  it('forwards the visitor’s id from the cookie, never from a header', () => {
    const response = call({ cookie: 'user_id=visitor-7', user_id: 'forged' });
    expect(passedOn(response, 'user_id')).toBe('visitor-7');
    expect(passedOn(call({ cookie: 'user_id=user%2042' }), 'user_id')).toBe('user 42');
    expect(passedOn(call({ user_id: 'forged' }), 'user_id')).toBe('');
  });

  it('ignores a cookie that is not a valid header value', () => {
    for (const value of ['a%0d%0aX-Evil%3a1', 'a'.repeat(129), '%20', '42%20', '%E0%A4%B0']) {
      expect(passedOn(call({ cookie: `user_id=${value}` }), 'user_id'), value).toBe('');
    }
  });

  it('gives every request an id, and keeps a valid one', () => {
    expect(call({ 'x-request-id': 'front-12345' }).headers.get('x-request-id')).toBe('front-12345');
    expect(call({ 'x-request-id': 'bad id!' }).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});
