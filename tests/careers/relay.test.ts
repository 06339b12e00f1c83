import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { behind, cv, EXE, multipart, readable, samplePdf, words } from '../school-api/sample-cv';

stubApiPerTest();

const answers = {
  vacancy: 'Teacher of Mathematics',
  applicant_name: 'Radha Rao',
  mobile_code: '+91',
  mobile: '90000 00004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

type Headers = Record<string, string>;

async function start(factor = '1000') {
  await startSite({ RATE_LIMIT_FACTOR: factor });
  const { POST } = await import('@/app/api/job-apply/route');
  const post = (body: Buffer | ReadableStream, type: string, headers: Headers = {}) =>
    POST(
      new NextRequest('http://localhost/api/job-apply', {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: body instanceof ReadableStream ? body : new Uint8Array(body),
        duplex: 'half',
      }),
    );
  return {
    post,
    send: ({ body, type }: { body: Buffer; type: string }, headers?: Headers) =>
      post(body, type, headers),
  };
}

/** What the school API got, whole or broken off. */
function listen(status = 201) {
  const got: { request: IncomingMessage; body: Buffer | 'broken off' }[] = [];
  world.api.behave(async (request, response) => {
    const body = await buffer(request).catch(() => 'broken off' as const);
    got.push({ request, body });
    if (body !== 'broken off') response.writeHead(status).end();
  });
  return got;
}

const error = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

async function refusal(response: Response) {
  return { status: response.status, ...error.parse(await response.json()).error };
}

const application = (file = samplePdf(), changes: Headers = {}) =>
  multipart([...words({ ...answers, ...changes }), cv(file)]);

describe('an application on its way', () => {
  it('arrives as a fresh form with the checked words, the file and its length', async () => {
    const { send } = await start();
    const got = listen();
    const pdf = samplePdf(1_000_000);
    const size = { cv_size: String(pdf.length), stranger: 'x' };
    const cookie = { cookie: 'user_id=visitor-7', user_id: 'forged' };
    expect((await send(application(pdf, size), cookie)).status).toBe(201);

    const { request, body } = got[0] ?? {};
    if (!request || !(body instanceof Buffer)) throw new Error('nothing arrived');
    expect(request.headers).toMatchObject({
      user_id: 'visitor-7',
      'content-length': String(body.length),
    });
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const { cv: file, ...rest } = Object.fromEntries(form);
    expect(rest).toEqual({ ...answers, mobile: '9000000004' });
    if (!(file instanceof File)) throw new Error('no file');
    expect([file.name, file.type]).toEqual(['cv.pdf', 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('goes without a length when its size was not said, under a name of letters', async () => {
    const { send } = await start();
    const got = listen();
    const form = multipart([...words(answers), cv(samplePdf(1_000_000), 'राधा <CV>.pdf')]);
    expect((await send(form)).status).toBe(201);
    expect(got[0]?.request.headers['transfer-encoding']).toBe('chunked');
    expect(got[0]?.body.toString()).toContain('filename="राधा _CV_.pdf"');
  });

  it('is refused with its words before the school hears of it', async () => {
    const { send } = await start();
    const got = listen();
    const wrong = await refusal(await send(application(samplePdf(), { vacancy: '', mobile: '1' })));
    expect(wrong).toMatchObject({
      status: 422,
      fields: {
        vacancy: 'Please select a vacancy',
        mobile: 'Please enter a valid 10-digit phone number',
      },
    });
    for (const form of [
      multipart(words(answers)),
      multipart([...words(answers), cv(Buffer.alloc(0), '', 'application/octet-stream')]),
    ]) {
      const { status, fields } = await refusal(await send(form));
      expect([status, fields]).toEqual([422, { cv: 'Please upload your CV' }]);
    }
    expect(got).toEqual([]);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gifFirst = Buffer.concat([Buffer.from('GIF89a'), samplePdf()]);

  it.each(readable)('passes %s on, byte for byte', async (_, part) => {
    const { send } = await start();
    const got = listen();
    expect((await send(multipart([...words(answers), part]))).status).toBe(201);
    const { body } = got[0] ?? {};
    if (!(body instanceof Buffer)) throw new Error('nothing arrived');
    expect(body.includes(part.value)).toBe(true);
    expect(body.includes('Content-Type: application/pdf')).toBe(true);
  });

  it.each([
    ['a page named .pdf', cv(html)],
    ['a drawing named .pdf', cv(Buffer.from('<svg onload="alert(1)"/>'))],
    ['a program named .pdf', cv(EXE)],
    ['a picture that is also a PDF', cv(gifFirst)],
    ['four bytes', cv(Buffer.from('%PDF'))],
    ['a PDF behind more than a kilobyte', cv(behind(1020))],
    ['a PDF whose type and name are others', cv(samplePdf(), 'cv.html', 'text/html')],
  ])('holds back %s', async (_, part) => {
    const { send } = await start();
    const got = listen();
    const { status, fields } = await refusal(await send(multipart([...words(answers), part])));
    expect([status, fields]).toEqual([422, { cv: 'Only PDF files are allowed!' }]);
    expect(got.filter(({ body }) => body !== 'broken off')).toEqual([]);
  });

  const badName = 'The name of the file cannot be used. Please rename it and choose it again.';

  it.each([
    ['nothing in it', [cv(Buffer.alloc(0))], 'Please upload your CV'],
    ['two files', [cv(samplePdf()), cv(samplePdf())], 'Please send one CV only'],
    ['a path before its name', [cv(samplePdf(), '../../cv.pdf')], badName],
    ['a path of Windows before its name', [cv(samplePdf(), 'C:\\cv.pdf')], badName],
    ['a control character in its name', [cv(samplePdf(), 'a\u0001.pdf')], badName],
    ['a name that is read backwards', [cv(samplePdf(), 'a\u202efdp.exe')], badName],
  ])('does not finish with %s', async (_, parts, message) => {
    const { send } = await start();
    const got = listen();
    const answer = await refusal(await send(multipart([...words(answers), ...parts])));
    expect(answer).toMatchObject({ status: 422, fields: { cv: message } });
    expect(got.filter(({ body }) => body !== 'broken off')).toEqual([]);
  });

  it('is malformed when a form is not one', async () => {
    const { send, post } = await start();
    const got = listen();
    const { body, type } = application();
    const late = multipart([cv(samplePdf()), ...words(answers)]);
    const twice = multipart([...words(answers), ...words(answers), cv(samplePdf())]);
    const other = multipart([...words(answers), { ...cv(samplePdf()), name: 'photo' }]);
    const open = multipart([...words(answers), cv(samplePdf())], false);
    const lies = application(samplePdf(), { cv_size: '1000' });
    const answersOf = [
      await send(twice),
      await send(other),
      await send(open),
      await send(lies),
      await post(body, 'multipart/form-data'),
      await post(body, 'multipart/form-data; boundary=other'),
      await post(Buffer.alloc(0), type),
    ];
    // A body with no part of ours in it is a form without a file.
    const statuses = answersOf.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.slice(5).every((status) => status === 400 || status === 422)).toBe(true);
    expect((await send(late)).status).toBe(400);
    expect((await post(body, 'application/json')).status).toBe(415);
    expect(got.filter(({ body: all }) => all !== 'broken off')).toEqual([]);
  });

  it('is cut at 5 MB, by what it says and by what it is', async () => {
    const { send, post } = await start();
    const got = listen();
    const large = application(samplePdf(5 * 1024 * 1024));
    expect(await refusal(await send(large))).toMatchObject({
      status: 413,
      fields: { cv: 'The CV may have at most 5 MB' },
    });
    const said = { 'content-length': '1000000000' };
    expect((await send(application(), said)).status).toBe(413);

    const { body, type } = application(samplePdf());
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        const chunk = sent === 0 ? body.subarray(0, -400) : Buffer.alloc(65_536, 65);
        sent += chunk.length;
        controller.enqueue(new Uint8Array(chunk));
      },
    });
    const response = await post(endless, type);
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(sent).toBeLessThan(6 * 1024 * 1024);
    const open = multipart([...words(answers), cv(samplePdf(5_242_000))], false);
    const longer = Buffer.concat([open.body, Buffer.alloc(30_000, 65)]);
    expect((await post(longer, open.type)).status).toBe(413);
    expect(got.filter(({ body: all }) => all !== 'broken off')).toEqual([]);
  });

  it('is not taken faster than the school takes it', async () => {
    const { post } = await start();
    let go: (() => void) | undefined;
    world.api.behave((request, response) => {
      request.pause();
      go = () => request.resume().on('end', () => response.writeHead(201).end());
    });
    const { body, type } = application(samplePdf(4_900_000));
    let pulled = 0;
    const slow = new ReadableStream(
      {
        pull(controller) {
          const chunk = body.subarray(pulled, pulled + 16_384);
          pulled += chunk.length;
          if (chunk.length === 0) controller.close();
          else controller.enqueue(new Uint8Array(chunk));
        },
      },
      { highWaterMark: 0 },
    );
    const answer = post(slow, type);
    // What lies between both ends: buffers of sockets, never the file.
    await expect.poll(() => go, { timeout: 15_000 }).toBeDefined();
    let before = -1;
    while (pulled !== before) {
      before = pulled;
      await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 50)));
    }
    expect(pulled).toBeLessThan(body.length);
    go?.();
    expect((await answer).status).toBe(201);
    expect(pulled).toBe(body.length);
  });

  it('hides the school’s troubles and keeps its refusals', async () => {
    const { send } = await start();
    world.api.answer('Traceback', 500);
    const failed = await send(application());
    expect(failed.status).toBe(502);
    expect(await failed.text()).not.toContain('Traceback');
    world.api.answer('<h1>Back soon</h1>', 200);
    expect((await send(application())).status).toBe(502);
    const said = { code: 'invalid', message: 'No.', fields: { vacancy: 'Closed' } };
    world.api.answer({ error: { ...said, requestId: '' } }, 422);
    expect(await refusal(await send(application()))).toMatchObject({ status: 422, ...said });
    // An answer before the end of a large file.
    expect((await send(application(samplePdf(4_000_000)))).status).toBe(422);
    // Gone in the middle of it.
    world.api.behave((request) => request.once('data', () => request.destroy()));
    expect((await send(application(samplePdf(4_000_000)))).status).toBe(502);
    await world.api.stop();
    expect((await send(application())).status).toBe(502);
  });

  it('is broken off at the school when the visitor is gone', async () => {
    const { post } = await start();
    const got = listen();
    const { body, type } = application(samplePdf(1_000_000));
    let sent = 0;
    const cut = new ReadableStream({
      pull(controller) {
        if (sent > 500_000) controller.error(new Error('gone'));
        else controller.enqueue(new Uint8Array(body.subarray(sent, sent + 65_536)));
        sent += 65_536;
      },
    });
    expect((await post(cut, type)).status).toBe(400);
    await expect
      .poll(() => got.map(({ body: all }) => all), { timeout: 15_000 })
      .toEqual(['broken off']);
  });

  it('asks for patience, and refuses other sites', async () => {
    const { send } = await start('0.05');
    listen();
    expect((await send(application())).status).toBe(201);
    const response = await send(application());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(application(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
