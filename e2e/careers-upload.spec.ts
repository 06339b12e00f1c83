import { request as httpRequest } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
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
import { startBreakableConnection } from './support/breakable-connection';
import { alertBox, expectAlert } from './support/contact';
import {
  type Answer,
  type FakeApi,
  json,
  maintenancePage,
  newsOnly,
  startFakeApi,
} from './support/fake-api';
import { newFolder, type Running, startSite } from './support/programs';

const vacancy = 'Teacher of Sanskrit';

/** One vacancy, and for applications the answer that the test chooses. */
const school =
  (apply: Answer): Answer =>
  (request, response) => {
    if (request.url?.includes('job-apply')) return apply(request, response);
    if (request.url?.includes('vacancies')) {
      return json([{ vacancy_name: vacancy, subjects: '', additional_info: '' }])(
        request,
        response,
      );
    }
    return newsOnly('News')(request, response);
  };

/** Reads the whole upload before it answers. */
const readFirst =
  (answer: Answer): Answer =>
  (request, response) => {
    request.resume().on('end', () => answer(request, response));
  };

let api: FakeApi;
let site: Running;
test.beforeAll(async () => {
  api = await startFakeApi(school(readFirst(json({}, 201))));
  site = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('upload'),
    env: { RATE_LIMIT_FACTOR: '100' },
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.close();
});

async function openForm(page: Page, bytes = 100_000, origin = site.url) {
  await page.goto(`${origin}/careers/apply-now?vacancy=${encodeURIComponent(vacancy)}`);
  await fillApplication(page);
  await choose(page, pdf(bytes));
}

/** The upload speed of a slow mobile connection. */
async function sendSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, uploadThroughput },
      ...{ latency: 0, downloadThroughput: -1 },
    });
  await set(100_000);
  return () => set(-1);
}

test('a failing school is said, and everything is kept for the next try', async ({ page }) => {
  await openForm(page);
  const stories: Answer[] = [
    readFirst(json({ detail: 'Traceback' }, 500)),
    (request) => request.destroy(),
    readFirst(maintenancePage()),
  ];
  for (const story of stories) {
    api.answer(school(story));
    await applyButton(page).click();
    await expectAlert(page, failed);
    await expect(page.getByText(/Your application was not sent.*still here/)).toBeVisible();
    await expect(page.getByText('Traceback')).toHaveCount(0);
    await expectGiven(page);
  }
  api.answer(school(readFirst((_request, response) => response.writeHead(201).end())));
  await applyButton(page).click();
  await expectAlert(page, done);
  await page.waitForURL('**/careers');
});

test('the upload shows how far it is, can be cancelled and sent again', async ({ page }) => {
  let arrived = 0;
  api.answer(
    school(
      readFirst((_request, response) => {
        arrived += 1;
        response.writeHead(201).end();
      }),
    ),
  );
  await openForm(page, 1_500_000);
  const sendFast = await sendSlowly(page);
  await applyButton(page).click();
  const bar = page.getByRole('progressbar', { name: /Sending your CV/ });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(alertBox(page)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expectGiven(page);
  expect(arrived).toBe(0);
  await sendFast();
  await applyButton(page).click();
  await expectAlert(page, done);
  expect(arrived).toBe(1);
});

test('a connection that is cut during the upload costs nothing', async ({ page }) => {
  let arrived = 0;
  api.answer(
    school(
      readFirst((_request, response) => {
        arrived += 1;
        response.writeHead(201).end();
      }),
    ),
  );
  const line = await startBreakableConnection(site.url);
  await openForm(page, 1_500_000, line.url);
  line.cutAfter(400_000);
  await applyButton(page).click();
  await expectAlert(page, failed);
  await expect(page.getByText('The connection was lost while your CV was sent.')).toBeVisible();
  await expectGiven(page);
  expect(arrived).toBe(0);
  line.cutAfter(undefined);
  await applyButton(page).click();
  await expectAlert(page, done);
  expect(arrived).toBe(1);
  await line.close();
});

test('a vacancy that the school has closed meanwhile is said at its field', async ({ page }) => {
  const fields = { vacancy: 'Please select a vacancy' };
  const error = { code: 'invalid', message: 'Check.', fields, requestId: '' };
  api.answer(school(readFirst(json({ error }, 422))));
  await openForm(page);
  await applyButton(page).click();
  await expectAlert(page, failed);
  await expect(page.locator('.field-error')).toHaveText([/Please select a vacancy/]);
  await expect(page.getByRole('main').getByLabel('Vacancy')).toBeFocused();
  await expectGiven(page);
});

const answers = {
  vacancy,
  applicant_name: 'Radha Rao',
  mobile: '9000000004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

test('twenty applications of nearly 5 MB pass at once', async () => {
  const lengths: number[] = [];
  api.answer(
    school((request, response) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      request.on('end', () => {
        lengths.push(length);
        response.writeHead(201).end();
      });
    }),
  );
  const file = samplePdf(4_900_000);
  const form = multipart([...textParts(answers), cv(file)]);
  const send = () =>
    fetch(`${site.url}/api/job-apply`, {
      method: 'POST',
      headers: { 'content-type': form.type },
      body: new Uint8Array(form.body),
    });
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(lengths).toHaveLength(20);
  expect(Math.min(...lengths)).toBeGreaterThan(file.length);
});

/** Writes until the connection is closed; resolves with the status and the bytes sent. */
function sendUntilClosed(gigabyte: number): Promise<{ status: number; sent: number }> {
  const form = multipart([...textParts(answers), cv(samplePdf())], false);
  return new Promise((resolve) => {
    let sent = 0;
    let status = 0;
    const outgoing = httpRequest(`${site.url}/api/job-apply`, {
      method: 'POST',
      headers: { 'content-type': form.type },
    });
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    outgoing.on('close', () => resolve({ status, sent }));
    // The connection was reset; the response may be lost with it.
    outgoing.on('error', () => resolve({ status, sent }));
    const more = () => {
      while (sent < gigabyte && !outgoing.destroyed && status === 0) {
        sent += 65_536;
        if (!outgoing.write(Buffer.alloc(65_536, 65))) return outgoing.once('drain', more);
      }
      return outgoing.end();
    };
    outgoing.write(form.body.subarray(0, -40), more);
  });
}

test('a body of a gigabyte is cut at the limit', async () => {
  await expect(async () => {
    const { status, sent } = await sendUntilClosed(1024 ** 3);
    // Only what was in flight when the response came was sent.
    expect(sent).toBeLessThan(64 * 1024 ** 2);
    expect(status).toBe(413);
  }).toPass();
});
