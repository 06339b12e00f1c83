import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const PDF = Buffer.from('%PDF-1.7 a receipt');
const FILE = { file_name: 'receipt-D-2026-27-000012.pdf', pdf: PDF.toString('base64') };

async function start() {
  await startSite();
  const { POST } = await import('@/app/api/receipt-file/route');
  return (body: unknown) =>
    POST(
      new Request('http://localhost/api/receipt-file', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
}

function answerWith(status: number, body: unknown): unknown[] {
  const received: unknown[] = [];
  world.api.behave(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(status).end(JSON.stringify(body));
  });
  return received;
}

describe('/api/receipt-file', () => {
  it('sends the PDF as a download that no cache keeps and no page shows', async () => {
    const post = await start();
    const received = answerWith(200, FILE);
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
  ])('refuses %s without asking the school', async (_name, body) => {
    const post = await start();
    const received = answerWith(200, FILE);
    expect((await post(body)).status).toBe(422);
    expect(received).toEqual([]);
  });

  it('takes a file with another name for a failure of the server', async () => {
    const post = await start();
    answerWith(200, { ...FILE, file_name: 'a"; filename="b.html' });
    expect((await post({ order_id: 'order_1' })).status).toBe(502);
  });
});
