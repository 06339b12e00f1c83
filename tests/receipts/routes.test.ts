import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { postTo, startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const PDF = Buffer.from('%PDF-1.7 a receipt');
const FILE = { file_name: 'receipt-D-2026-27-000012.pdf', pdf: PDF.toString('base64') };

/** The site's call, and what the school API received from it. */
async function start(answer: object = FILE) {
  await startSite();
  const { POST } = await import('@/app/api/receipt-file/route');
  const received: unknown[] = [];
  world.api.behave(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(200).end(JSON.stringify(answer));
  });
  return { received, post: (body: unknown) => postTo(POST, body) };
}

describe('/api/receipt-file', () => {
  it('sends the PDF as a download that is neither cached nor displayed', async () => {
    const { post, received } = await start();
    const response = await post({ order_id: 'order_1' });
    expect(received).toEqual([{ order_id: 'order_1' }]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-D-2026-27-000012.pdf"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['an empty order', { order_id: '' }],
    ['two kinds of proof', { order_id: 'order_1', grant: 'g', receipt_number: 'D/1' }],
    ['a grant alone', { grant: 'g' }],
  ])('refuses %s without calling the school', async (_name, body) => {
    const { post, received } = await start();
    expect((await post(body)).status).toBe(422);
    expect(received).toEqual([]);
  });

  it('treats a file with another name as a failure of the server', async () => {
    const { post } = await start({ ...FILE, file_name: 'a"; filename="b.html' });
    expect((await post({ order_id: 'order_1' })).status).toBe(502);
  });
});
