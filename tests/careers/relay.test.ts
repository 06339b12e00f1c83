import { describe, expect, it } from 'vitest';
import { stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';
import { answers, application, listen, refusal, start } from './relay-site';

stubApiPerTest();

describe('an application in transit', () => {
  it('arrives as a new form with the checked fields, the file and its length', async () => {
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

  it('is sent without a length when its size is unknown, under a safe file name', async () => {
    const { send } = await start();
    const got = listen();
    const form = multipart([...textParts(answers), cv(samplePdf(1_000_000), 'राधा <CV>.pdf')]);
    expect((await send(form)).status).toBe(201);
    expect(got[0]?.request.headers['transfer-encoding']).toBe('chunked');
    expect(got[0]?.body.toString()).toContain('filename="राधा _CV_.pdf"');
  });

  it('is read no faster than the school reads it', async () => {
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
    // Only socket buffers are filled, not the whole file.
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

  it('hides the school’s failures and forwards its refusals', async () => {
    const { send } = await start();
    world.api.answer('Traceback', 500);
    const failed = await send(application());
    expect(failed.status).toBe(502);
    expect(await failed.text()).not.toContain('Traceback');
    world.api.answer('<h1>Back soon</h1>', 200);
    expect((await send(application())).status).toBe(502);
    const upstreamError = { code: 'invalid', message: 'No.', fields: { vacancy: 'Closed' } };
    world.api.answer({ error: { ...upstreamError, requestId: '' } }, 422);
    expect(await refusal(await send(application()))).toMatchObject({
      status: 422,
      ...upstreamError,
    });
    // A response before the end of a large file.
    expect((await send(application(samplePdf(4_000_000)))).status).toBe(422);
    // The connection closes in the middle of the upload.
    world.api.behave((request) => request.once('data', () => request.destroy()));
    expect((await send(application(samplePdf(4_000_000)))).status).toBe(502);
    await world.api.stop();
    expect((await send(application())).status).toBe(502);
  });

  it('is aborted at the school when the visitor disconnects', async () => {
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

  it('responds 429 with Retry-After, and refuses other sites', async () => {
    const { send } = await start('0.05');
    listen();
    expect((await send(application())).status).toBe(201);
    const response = await send(application());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(application(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
