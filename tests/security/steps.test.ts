import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { defaultHeaders } from '@/lib/http/default-headers';
import { sanitiseRequest } from '@/lib/http/sanitise-request';
import { siteResponse } from '@/lib/http/site-response';
import { listed } from '../support/listed';
import { listening } from '../support/listening';
import { ask } from './raw-line';

/** A fake framework that echoes the request. */
const defaults = defaultHeaders({ https: true, policy: true, indexable: true });
const server = createServer({ ServerResponse: siteResponse(defaults) }, (request, response) => {
  sanitiseRequest(request, response);
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
});
const port = await listening(server);

const seen = async (first: string, headers: readonly string[]) =>
  JSON.parse((await ask(port, first, headers)).body.replace(/^[\da-f]+\r\n|\r\n0?\r?\n?$/g, ''));

describe('what reaches the framework', () => {
  it.each([
    ...['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-State-Tree: []', 'Next-Url: /x'],
    ...['Next-Action: 0', 'Next-Resume: 1', 'x-middleware-subrequest: middleware:middleware'],
    ...['x-middleware-rewrite: /x', 'x-middleware-next: 1', 'x-nextjs-data: 1'],
    ...['x-nextjs-rewritten-path: /x', 'x-invoke-path: /x', 'x-invoke-status: 404'],
    ...['x-matched-path: /x', 'x-now-route-matches: 1', 'x-prerender-revalidate: a'],
    ...['x-next-cache-tags: news', 'x-next-revalidated-tags: news', 'x-action-redirect: /x'],
    ...['X-Forwarded-Host: evil.example.org', 'X-Original-URL: /x', 'X-Rewrite-URL: /x'],
    ...['X-HTTP-Method-Override: DELETE', 'x-http-method: PUT'],
  ])('excludes %s', async (header) => {
    const name = header.split(':', 1).join('').toLowerCase();
    const { headers } = await seen('GET /about', [header]);
    expect(headers).not.toHaveProperty(name);
    expect(headers).toHaveProperty('host');
  });

  it('is only the path, whatever proxy is in front', async () => {
    const host = 'http://evil.example.org';
    expect(await seen(`GET ${host}/about?tab=1`, [])).toMatchObject({ url: '/about?tab=1' });
    expect(await seen(`GET ${host}`, [])).toMatchObject({ url: '/' });
    expect(await seen('OPTIONS *', [])).toMatchObject({ url: '/' });
  });

  it('is a decodable address', async () => {
    expect(await seen('GET /media/%c0%ae?a=%zz', [])).toMatchObject({
      url: '/media/%25c0%25ae?a=%zz',
    });
    expect(await seen('GET /%E0%A4%B5?a=%zz', [])).toMatchObject({ url: '/%E0%A4%B5?a=%zz' });
  });

  it('drops a cookie header with draft mode, and keeps others', async () => {
    const draft = await seen('GET /', ['Cookie: user_id=a; __prerender_bypass=x']);
    expect(draft.headers).not.toHaveProperty('cookie');
    const plain = await seen('GET /', ['Cookie: user_id=a']);
    expect(plain.headers.cookie).toBe('user_id=a');
  });

  it('keeps the content type of a form for a call, but not for a page', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=x';
    expect((await seen('POST /about', [type])).headers).not.toHaveProperty('content-type');
    expect((await seen('POST /api/job-apply', [type])).headers).toHaveProperty('content-type');
  });
});

describe('a response', () => {
  it('allows only pictures to be embedded elsewhere', async () => {
    const page = await ask(port, 'GET /page');
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const path of listed(`
      /media/a.webp | /files/uploads/a.jpg | /art/a.svg | /icons/a.png | /og/a.jpg
      /_next/image?url=a
    `)) {
      const { headers } = await ask(port, `GET ${path}`);
      expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    }
  });
});
