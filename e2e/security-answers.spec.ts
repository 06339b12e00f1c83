import { expect } from '@playwright/test';
import { ambiguous, unclear } from '../tests/security/framing';
import { ask, sendRaw } from '../tests/security/raw-line';
import { JSON_TYPE, newVisitor, person } from './support/raw-site';
import { test } from './support/sites';

// The tests share one site and run in order.
test.describe.configure({ mode: 'default' });

test.describe('every answer', () => {
  const answers: Record<string, readonly [string, string?, string?]> = {
    'a document': ['GET /about'],
    'an app': ['GET /register'],
    'a variant': ['GET /about?tab=2'],
    'a redirect of a slash': ['GET /about/'],
    'a redirect of an inner path': ['GET /about/tab-1'],
    'a missing page': ['GET /nothing-here'],
    'a missing news item': ['GET /news-event/detail/none'],
    'a file': ['GET /speculation-rules.json'],
    'the script': ['GET /enhance.js'],
    'a picture of the site': ['GET /icons/icon.svg'],
    'a missing part of the build': ['GET /_next/static/none.js'],
    'a refused picture': ['GET /_next/image?url=x'],
    'a missing picture of the school': ['GET /media/none.webp'],
    'a missing file of the school': ['GET /files/uploads/none.webp'],
    'robots.txt': ['GET /robots.txt'],
    'the sitemap': ['GET /sitemap.xml'],
    'the feed': ['GET /feed.xml'],
    'security.txt': ['GET /.well-known/security.txt'],
    'a call': ['POST /api/create-admission', JSON_TYPE, JSON.stringify(person)],
    'a refused call': ['POST /api/create-admission', JSON_TYPE, '{}'],
    'a call of another site': ['POST /api/contact-us', 'Origin: null', '{}'],
    'a call with a wrong method': ['GET /api/contact-us'],
    'a page with a wrong method': ['DELETE /about'],
    'a captcha': ['GET /api/captcha/challenge'],
    'a refused refresh': ['POST /api/revalidate', JSON_TYPE, '{}'],
    'a way back from a payment': ['POST /api/payments/callback?for=donation', undefined, 'a=1'],
  };

  for (const [name, [first, header = 'X-A: 1', body]] of Object.entries(answers)) {
    test(`has the security headers: ${name}`, async ({ rawSite: { port } }) => {
      const answer = await ask(port, first, [newVisitor(), header], body);
      expect(answer.status).toBeGreaterThan(0);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*frame-ancestors 'none'/,
        ),
      });
      // One policy only: a browser enforces two together, and the page would not work.
      expect(answer.headers.get('content-security-policy')).not.toContain(', ');
      expect(answer.headers.has('x-powered-by')).toBe(false);
      expect(answer.headers.has('server')).toBe(false);
      // The server sets no cookie; the script in the page does.
      expect(answer.headers.has('set-cookie')).toBe(false);
      expect(answer.body).not.toMatch(/\bat .*node_modules|\.next\/server/);
    });
  }

  test('has no HSTS header without TLS', async ({ fake }) => {
    const answer = await ask(Number(new URL(fake.url).port), 'GET /about');
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  test('of security.txt is valid for most of a year', async ({ rawSite: { port } }) => {
    const { body, headers } = await ask(port, 'GET /.well-known/security.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? 0).getTime();
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(body).toContain('Canonical: https://school.example.org/.well-known/security.txt');
  });
});

test.describe('a connection', () => {
  test('smuggles no second request inside the first', async ({ rawSite: { port } }) => {
    const head = `POST /api/create-admission HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\n`;
    const whole = ambiguous.map(([name, framing]) => [name, head + framing] as const);
    for (const [name, text] of [...whole, ...unclear]) {
      const { status, answers } = await sendRaw(port, text, { end: true });
      expect([status, answers], name).toEqual([400, 1]);
    }
  });

  test('with overlong headers is refused', async ({ rawSite: { port } }) => {
    expect((await ask(port, 'GET /', [`X-A: ${'a'.repeat(20_000)}`])).status).toBe(431);
    expect((await ask(port, `GET /?${'a'.repeat(20_000)}`)).status).toBe(431);
    expect((await ask(port, 'GET /', [`Cookie: user_id=${'a'.repeat(17_000)}`])).status).toBe(431);
    const many = Array.from({ length: 3000 }, (_, n) => `X-${n}: a`);
    expect((await ask(port, 'GET /', many)).status).toBe(431);
  });

  test('with an oversized or deeply nested body is refused', async ({
    rawSite: { begin, posts },
  }) => {
    for (const size of [65 * 1024, 300 * 1024]) {
      const before = posts().length;
      const long = JSON.stringify({ ...person, last_name: 'a'.repeat(size) });
      expect((await begin([newVisitor()], long)).status).toBe(413);
      expect(posts().length).toBe(before);
    }
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect((await begin([newVisitor()], deep)).status).toBe(422);
  });

  test('with another method changes and reveals nothing', async ({ rawSite: { port } }) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'POST', 'PROPFIND', 'OPTIONS']) {
      const answer = await ask(port, `${method} /about`, ['X-Secret: 1'], 'a=1');
      expect([400, 405], method).toContain(answer.status);
      expect(answer.body, method).not.toContain('X-Secret');
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(port, `${method} /api/create-admission`, [JSON_TYPE, newVisitor()]);
      expect(answer.status, method).toBe(405);
    }
    for (const first of ['CONNECT evil.example.org:443', 'POST /about']) {
      const form = 'Content-Type: multipart/form-data; boundary=x';
      expect([0, 405], first).toContain((await ask(port, first, [form, 'Next-Action: 0'])).status);
    }
  });
});
