import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder';
import { openTestApp, SEED_MEDIA } from '../test-app';

const PDF = '/media/files/residential-fee.pdf';

const folder = tempFolder();
const uploads = path.join(folder, 'media');
const test = await openTestApp({ mediaFolders: [uploads, SEED_MEDIA] });
await mkdir(path.join(uploads, 'news'), { recursive: true });
for (const [name, text] of [
  ...[['media/news/own picture.png', 'png'] as const, ['media/news/चित्र.webp', 'webp'] as const],
  ...[['media/drawing.svg', '<svg/>'] as const, ['media/.hidden.png', 'hidden'] as const],
  ['secret.pdf', 'secret'] as const,
]) {
  await writeFile(path.join(folder, name), text);
}

describe('media', () => {
  it('is served with type, length and caching headers', async () => {
    const response = await test.app.request(PDF);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const body = await response.arrayBuffer();
    expect(String(body.byteLength)).toBe(response.headers.get('content-length'));
    expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('responds 304 to a matching ETag', async () => {
    const etag = (await test.app.request(PDF)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await test.app.request(PDF, { headers: { 'if-none-match': known } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
    }
    const other = await test.app.request(PDF, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await test.app.request(PDF, { method: 'HEAD' });
    expect(response.headers.get('content-length')).not.toBeNull();
    expect(await response.text()).toBe('');
  });

  it.each([
    ['bytes=0-4', '%PDF-', 'bytes 0-4/'],
    ['bytes=1-3', 'PDF', 'bytes 1-3/'],
    ['bytes=-5', '%%EOF', undefined],
  ])('is sent as a range: %s', async (range, text, says = 'bytes ') => {
    const response = await test.app.request(PDF, { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toContain(says);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  it('is sent from an offset to its end', async () => {
    const whole = Buffer.from(await (await test.app.request(PDF)).arrayBuffer());
    for (const range of ['bytes=100-', 'bytes=100-99999999']) {
      const response = await test.app.request(PDF, { headers: { range } });
      expect(response.status).toBe(206);
      expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(100))).toBe(true);
    }
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('rejects the range %s', async (range) => {
    const response = await test.app.request(PDF, { headers: { range } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  it.each<Record<string, string>>([
    { range: 'bytes=0-1,3-4' },
    { range: 'bytes=5-1' },
    { range: 'lines=1-2' },
    { range: 'bytes=-' },
    { range: 'bytes=0-4', 'if-range': '"another version"' },
  ])('is sent completely for %j', async (headers) => {
    const response = await test.app.request(PDF, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-range')).toBeNull();
  });

  it('is sent as a range for a matching If-Range', async () => {
    const etag = (await test.app.request(PDF)).headers.get('etag') ?? '';
    const headers = { range: 'bytes=0-4', 'if-range': etag };
    expect((await test.app.request(PDF, { headers })).status).toBe(206);
  });

  it.each([
    '/media/news/own%20picture.png',
    '/media/news/%E0%A4%9A%E0%A4%BF%E0%A4%A4%E0%A5%8D%E0%A4%B0.webp',
  ])('finds uploads of the school: %s', async (url) => {
    expect((await test.app.request(url)).status).toBe(200);
  });

  it.each([
    '/media/nothing.png',
    '/media/',
    '/media/files',
    '/media/drawing.svg',
    '/media/.hidden.png',
    '/media/../secret.pdf',
    '/media/%2e%2e/secret.pdf',
    '/media/..%2fsecret.pdf',
    '/media/..%5csecret.pdf',
    '/media/news/..%2f..%2fsecret.pdf',
    '/media/%252e%252e/secret.pdf',
    '/media//etc/passwd.pdf',
    '/media/secret.pdf%00.png',
    '/media/C:%5csecret.pdf',
    '/media/%E0%A4%A.png',
  ])('does not serve %s', async (url) => {
    const response = await test.app.request(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});
