import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { careers } from '@/content/careers';
import { openFaultProxy, passThrough } from '../tests/faults/support/proxy';
import { cv, multipart, samplePdf, textParts } from '../tests/school-api/sample-cv';
import {
  applyButton,
  choose,
  done,
  expectGiven,
  failed,
  fillApplication,
  pdf,
} from './support/apply';
import { alertBox, expectAlert } from './support/contact';
import { json } from './support/fake-api';
import { fakeSchool, readFirst, vacancy } from './support/fake-school';
import { test } from './support/sites';

async function sendSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      uploadThroughput,
      latency: 0,
      downloadThroughput: -1,
    });
  await set(100_000);
  return () => set(-1);
}

test('an upload shows its progress; cancelled or interrupted, it loses nothing and can be sent again', async ({
  page,
  fake,
}) => {
  let arrived = 0;
  const answer = readFirst((_request, response) => {
    arrived += 1;
    response.writeHead(201).end();
  });
  fake.api.answer(fakeSchool(answer));
  const line = await openFaultProxy(fake.url);
  const query = `?vacancy=${encodeURIComponent(vacancy.vacancy_name)}`;
  await page.goto(`${line.url}/careers/apply-now${query}`);
  await fillApplication(page);
  await choose(page, pdf(1_500_000));
  const sendFast = await sendSlowly(page);
  await applyButton(page).click();
  const bar = page.getByRole('progressbar', { name: /Sending your CV/ });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(alertBox(page)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expectGiven(page);

  await sendFast();
  line.behave((request, _response, pass) => {
    let sent = 0;
    request.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      if (sent > 400_000) request.socket.resetAndDestroy();
    });
    pass();
  });
  await applyButton(page).click();
  await expectAlert(page, failed);
  await expect(page.getByText(careers.application.cut)).toBeVisible();
  await expectGiven(page);
  expect(arrived).toBe(0);
  line.behave(passThrough);
  await applyButton(page).click();
  await expectAlert(page, done);
  expect(arrived).toBe(1);
  await line.close();
});

const answers = {
  vacancy: vacancy.vacancy_name,
  applicant_name: 'Radha Rao',
  mobile: '9000000004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

test('twenty applications of nearly 5 MB pass at once, each intact', async ({ fake }) => {
  const file = samplePdf(4_900_000);
  const arrived: boolean[] = [];
  fake.api.answer(
    fakeSchool(async (request, response) => {
      arrived.push((await buffer(request)).includes(file));
      response.writeHead(201).end();
    }),
  );
  const { body, type } = multipart([...textParts(answers), cv(file)]);
  const send = () =>
    fetch(`${fake.url}/api/job-apply`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(arrived).toEqual(Array(20).fill(true));
});

test('a body of a gigabyte is cut off at the limit', async ({ fake }) => {
  fake.api.answer(fakeSchool(readFirst(json({}, 201))));
  const { body, type } = multipart([...textParts(answers), cv(samplePdf())], false);
  const headers = { 'content-type': type };
  const outgoing = httpRequest(`${fake.url}/api/job-apply`, { method: 'POST', headers });
  // The response may be lost: the connection is reset while it is being written to.
  const answered = new Promise<number>((resolve) => {
    outgoing.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    outgoing.on('error', () => resolve(413)).on('close', () => resolve(413));
  });
  let isOver = false;
  const over = answered.then(() => {
    isOver = true;
  });
  outgoing.write(body.subarray(0, -40));
  let sent = 0;
  while (sent < 1024 ** 3 && !isOver) {
    sent += 65_536;
    if (outgoing.write(Buffer.alloc(65_536, 65))) continue;
    await Promise.race([over, new Promise((resolve) => outgoing.once('drain', resolve))]);
  }
  outgoing.destroy();
  expect(await answered).toBe(413);
  // Bytes still in the socket buffers.
  expect(sent).toBeLessThan(64 * 1024 ** 2);
});
