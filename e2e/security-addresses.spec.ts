import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ask, type RawAnswer } from '../tests/security/raw-line';
import { test } from './support/sites';

// The tests share one site and run in order.
test.describe.configure({ mode: 'default' });

const words = (text: string) => text.trim().split(/\s+/);

test.describe('an address', () => {
  const secret = readFileSync('package.json', 'utf8').slice(0, 40);

  test('leads only to public files and routes', async ({ rawSite: { api, port } }) => {
    const before = api.requests().length;
    for (const path of words(`
      /media/../api/form-controls /media/%2e%2e/api/form-controls /media/./x/../../api/x
      /media/..%2fapi%2fform-controls /media/..%2f..%2fpackage.json /media/%2e%2e%2fx
      /media/..%5c..%5cpackage.json /media/%252e%252e%252fpackage.json /media//x
      /media/..;/package.json /media/%00 /media/x%00.webp /media/%c0%ae%c0%ae/x /files/outbox/1
      /files/sandbox/control /files/%2e%2e/outbox /files/..%2foutbox /files/x%252f..%252foutbox
      /files/x%5c..%5coutbox /files//outbox /files/.env /files/a.jpg?src=%2e%2e%2foutbox
      /files/a.jpg?token=sandbox /files/api/../outbox /art/..%2f..%2fpackage.json
      /art/%2e%2e/%2e%2e/package.json /icons/../../.env
      /_next/static/..%2f..%2f..%2fpackage.json /_next/static/../../package.json
      /_next/../package.json /_next/server/app/page.js /_next/BUILD_ID /.next/BUILD_ID /.env
      /.git/config /package.json /build/school-api.mjs /data/school /outbox /outbox/1
      /sandbox/control /sandbox/v1/orders /healthz
      /sandbox/checkout/orders/..%2f..%2f..%2foutbox /sandbox/checkout/../control
      /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd /etc/passwd
    `)) {
      const answer = await ask(port, `GET ${path}`);
      expect([308, 400, 404], path).toContain(answer.status);
      expect(answer.body, path).not.toContain(secret);
      if (answer.status === 308) {
        const followed = await ask(port, `GET ${answer.headers.get('location')}`);
        expect([400, 404, 405], `${path} → ${answer.headers.get('location')}`).toContain(
          followed.status,
        );
      }
    }
    const asked = api
      .requests()
      .slice(before)
      .map(({ url }) => String(url));
    // The school API was asked for pictures and reads of pages only.
    for (const url of asked) expect(url).not.toMatch(/outbox|sandbox|\.\.|%2e|%2f/i);
  });

  test('makes the server fetch only its own pictures', async ({ rawSite: { api, port } }) => {
    for (const url of [
      ...[
        'http://127.0.0.1:9/',
        'http://169.254.169.254/latest/meta-data/',
        'https://evil.example.org/a',
      ],
      ...[
        '//evil.example.org/a',
        '/\\evil.example.org/a',
        'file:///etc/passwd',
        '/api/captcha/challenge',
      ],
      ...['/files/../api/form-controls', '/files/%2e%2e/api/form-controls'],
      ...['/media/../api/form-controls', '/_next/image?url=/media/a', 'data:image/png;base64,AAAA'],
      ...[`${api.url}/media/a.webp`, 'http://localhost/media/a.webp', '/media\\..\\api', ''],
    ]) {
      const before = api.requests().length;
      const answer = await ask(port, `GET /_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
      expect(answer.status, url).toBe(400);
      expect(api.requests().length, url).toBe(before);
    }
    for (const size of ['w=641&q=75', 'w=640&q=99', 'w=99999&q=75', 'w=-1&q=75', 'w=640', 'q=75']) {
      const answer = await ask(port, `GET /_next/image?url=%2Fmedia%2Fa.webp&${size}`);
      expect(answer.status, size).toBe(400);
    }
  });

  test('redirects to no other site', async ({ rawSite: { port } }) => {
    for (const path of words(String.raw`
      //evil.example.org //evil.example.org/ ///evil.example.org/ /\evil.example.org/
      \\evil.example.org/ /%5cevil.example.org/ /%2f%2fevil.example.org/ /%09//evil.example.org
      //evil.example.org/%2e%2e //evil.example.org/about/ /.//evil.example.org/
      http://evil.example.org/about/ http://evil.example.org//about /about//evil.example.org/
      /ABOUT/?next=//evil.example.org /about/?url=https://evil.example.org /@evil.example.org/
      //evil.example.org/news-event/detail/x /news-event//detail//evil.example.org/
      /news-event/detail/%2f%2fevil.example.org/ /NEWS-EVENT/detail/\evil.example.org
      /;@evil.example.org/ /https://evil.example.org/ /https:/evil.example.org/
    `)) {
      for (const host of ['localhost', 'evil.example.org']) {
        const answer = await ask(
          port,
          `GET ${path}`,
          host === 'localhost' ? [] : [`Host: ${host}`],
        );
        const location = answer.headers.get('location');
        if (location === undefined) continue;
        const target = new URL(location, 'https://school.example.org/');
        expect(target.origin, `${path} → ${location}`).toBe('https://school.example.org');
      }
    }
  });
});

test.describe('a shared copy', () => {
  const odd = [
    ...['X-Forwarded-Host: evil.example.org', 'X-Forwarded-Proto: javascript'],
    ...['X-Forwarded-Port: 1', 'Forwarded: host=evil.example.org', 'X-Original-URL: /register'],
    ...['X-Rewrite-URL: /register', 'X-HTTP-Method-Override: POST', 'X-Host: evil.example.org'],
    ...['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-State-Tree: []', 'Next-Url: /register'],
    ...['Next-Router-Segment-Prefetch: /_tree', 'Next-Action: 00', 'x-nextjs-data: 1'],
    ...['x-invoke-path: /register', 'x-invoke-status: 500', 'x-invoke-error: x'],
    ...['x-invoke-output: /register', 'x-matched-path: /register'],
    ...['x-middleware-rewrite: /register', 'x-middleware-override-headers: x'],
    ...['x-middleware-prefetch: 1', 'x-middleware-subrequest: src/middleware'],
    ...['x-nextjs-rewritten-path: /register', 'x-now-route-matches: 1=register'],
    ...['x-prerender-revalidate: x', 'x-next-revalidated-tags: news', 'Accept: text/x-component'],
    ...['Accept-Language: xx', 'User-Agent: Googlebot', 'Range: bytes=0-3'],
    ...['Cookie: __prerender_bypass=x; __next_preview_data=x', 'Cookie: user_id=evil-reader'],
    ...['Origin: https://evil.example.org', 'Referer: https://evil.example.org/'],
    ...['X-Client-Ip: evil', 'Authorization: Basic eDp4', 'Host: evil.example.org'],
  ];
  const visible = ({ status, body, headers }: RawAnswer) => ({
    status,
    body: body.length,
    type: headers.get('content-type'),
    policy: headers.get('content-security-policy'),
    cookie: headers.get('set-cookie'),
    location: headers.get('location'),
  });

  for (const path of ['/about', '/register']) {
    test(`of ${path} is the same, whatever headers the first request had`, async ({
      rawSite: { port },
    }) => {
      // The cache key is only the URL: a response changed by a header would be served to everybody.
      const plain = await ask(port, `GET ${path}`);
      expect(plain.status).toBe(200);
      for (const header of odd) {
        const asked = await ask(port, `GET ${path}`, [header]);
        // A second host is refused; everything else makes no difference.
        if (header.startsWith('Host:')) expect(asked.status, header).toBe(400);
        else expect(visible(asked), header).toEqual(visible(plain));
        expect(asked.body, header).not.toContain('evil');
      }
      expect((await ask(port, `GET ${path}`)).body).toBe(plain.body);
    });
  }

  test('is the same for every query that selects nothing', async ({ rawSite: { port } }) => {
    const plain = await ask(port, 'GET /guest-house');
    for (const query of words(`
      utm_source=<script> _rsc=1 callback=//evil.example.org tab=1 __proto__[a]=1
      next=https://evil.example.org x=%0d%0aX-Injected:1 page[]=2 __nextLocale=x __nextDataReq=1
      nxtPslug=x nextParamslug=x _nextDeploymentId=x amp=1
    `)) {
      const asked = await ask(port, `GET /guest-house?${query}`);
      expect(visible(asked), query).toEqual(visible(plain));
      expect(asked.headers.has('x-injected')).toBe(false);
    }
  });

  test('of a cached page survives a flood of made-up addresses', async ({
    rawSite: { api, port },
  }) => {
    await ask(port, 'GET /competition');
    const seen = await ask(port, 'GET /competition');
    expect(seen.headers.get('x-nextjs-cache')).toBe('HIT');
    const before = api.requests().length;
    for (let n = 0; n < 20; n += 1) {
      const tens = Array.from({ length: 10 }, (_, k) => ask(port, `HEAD /competition?a=${n}-${k}`));
      await Promise.all(tens);
    }
    expect((await ask(port, 'GET /competition')).headers.get('x-nextjs-cache')).toBe('HIT');
    // No made-up address caused a call to the school API.
    expect(api.requests().length - before).toBeLessThan(20);
  });
});
