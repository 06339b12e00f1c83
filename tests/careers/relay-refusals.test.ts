import { describe, expect, it } from 'vitest';
import { stubApiPerTest } from '../lib/school-api/fresh-site';
import { cv, multipart, readable, samplePdf, textParts } from '../school-api/sample-cv';
import { answers, application, listen, refusal, start } from './relay-site';

stubApiPerTest();

describe('an application’s file in transit', () => {
  it('is refused with its messages before the school is called', async () => {
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
      multipart(textParts(answers)),
      multipart([...textParts(answers), cv(Buffer.alloc(0), '', 'application/octet-stream')]),
    ]) {
      const { status, fields } = await refusal(await send(form));
      expect([status, fields]).toEqual([422, { cv: 'Please upload your CV' }]);
    }
    expect(got).toEqual([]);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each(readable)('forwards %s unchanged', async (_, part) => {
    const { send } = await start();
    const got = listen();
    expect((await send(multipart([...textParts(answers), part]))).status).toBe(201);
    const { body } = got[0] ?? {};
    if (!(body instanceof Buffer)) throw new Error('nothing arrived');
    expect(body.includes(part.value)).toBe(true);
    expect(body.includes('Content-Type: application/pdf')).toBe(true);
  });

  it.each([
    ['a page named .pdf', cv(html)],
    ['a PDF whose type and name are others', cv(samplePdf(), 'cv.html', 'text/html')],
  ])('does not forward %s', async (_, part) => {
    const { send } = await start();
    const got = listen();
    const { status, fields } = await refusal(await send(multipart([...textParts(answers), part])));
    expect([status, fields]).toEqual([422, { cv: 'Only PDF files are allowed!' }]);
    expect(got.filter(({ body }) => body !== 'broken off')).toEqual([]);
  });

  const badName = 'We cannot use this file name. Please rename the file and choose it again.';

  it.each([
    ['nothing in it', [cv(Buffer.alloc(0))], 'Please upload your CV'],
    ['two files', [cv(samplePdf()), cv(samplePdf())], 'Please send one CV only'],
    ['a path before its name', [cv(samplePdf(), '../../cv.pdf')], badName],
  ])('does not complete a form with %s', async (_, parts, message) => {
    const { send } = await start();
    const got = listen();
    const answer = await refusal(await send(multipart([...textParts(answers), ...parts])));
    expect(answer).toMatchObject({ status: 422, fields: { cv: message } });
    expect(got.filter(({ body }) => body !== 'broken off')).toEqual([]);
  });

  it('is malformed unless it is a form', async () => {
    const { send, post } = await start();
    const got = listen();
    const { body, type } = application();
    const late = multipart([cv(samplePdf()), ...textParts(answers)]);
    const twice = multipart([...textParts(answers), ...textParts(answers), cv(samplePdf())]);
    const other = multipart([...textParts(answers), { ...cv(samplePdf()), name: 'photo' }]);
    const open = multipart([...textParts(answers), cv(samplePdf())], false);
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
    // A body without a recognised part is a form without a file.
    const statuses = answersOf.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.slice(5).every((status) => status === 400 || status === 422)).toBe(true);
    expect((await send(late)).status).toBe(400);
    expect((await post(body, 'application/json')).status).toBe(415);
    expect(got.filter(({ body: all }) => all !== 'broken off')).toEqual([]);
  });

  it('is refused above 5 MB, by its declared and by its actual size', async () => {
    const { send, post } = await start();
    const got = listen();
    const large = application(samplePdf(5 * 1024 * 1024));
    expect(await refusal(await send(large))).toMatchObject({
      status: 413,
      fields: { cv: 'The CV must be 5 MB or smaller' },
    });
    const headers = { 'content-length': '1000000000' };
    expect((await send(application(), headers)).status).toBe(413);

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
    const open = multipart([...textParts(answers), cv(samplePdf(5_242_000))], false);
    const longer = Buffer.concat([open.body, Buffer.alloc(30_000, 65)]);
    expect((await post(longer, open.type)).status).toBe(413);
    expect(got.filter(({ body: all }) => all !== 'broken off')).toEqual([]);
  });
});
