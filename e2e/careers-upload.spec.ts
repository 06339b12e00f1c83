import { expect, type Page } from '@playwright/test';
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
import { type Answer, json, maintenancePage } from './support/fake-api';
import { fakeSchool, readFirst, vacancy } from './support/fake-school';
import { test } from './support/sites';

async function openForm(page: Page, origin: string, bytes = 100_000) {
  const query = `?vacancy=${encodeURIComponent(vacancy.vacancy_name)}`;
  await page.goto(`${origin}/careers/apply-now${query}`);
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

/** Takes applications, and counts those that arrive whole. */
function counting() {
  const arrived = { count: 0 };
  const answer = readFirst((_request, response) => {
    arrived.count += 1;
    response.writeHead(201).end();
  });
  return { arrived, answer: fakeSchool(answer) };
}

test('a failing school is said, and everything is kept for the next try', async ({
  page,
  fake,
}) => {
  await openForm(page, fake.url);
  const stories: Answer[] = [
    readFirst(json({ detail: 'Traceback' }, 500)),
    (request) => request.destroy(),
    readFirst(maintenancePage()),
  ];
  for (const story of stories) {
    fake.api.answer(fakeSchool(story));
    await applyButton(page).click();
    await expectAlert(page, failed);
    await expect(page.getByText(/Your application was not sent.*still here/)).toBeVisible();
    await expect(page.getByText('Traceback')).toHaveCount(0);
    await expectGiven(page);
  }
  fake.api.answer(counting().answer);
  await applyButton(page).click();
  await expectAlert(page, done);
  await page.waitForURL('**/careers');
});

test('the upload shows how far it is, can be cancelled and sent again', async ({ page, fake }) => {
  const { arrived, answer } = counting();
  fake.api.answer(answer);
  await openForm(page, fake.url, 1_500_000);
  const sendFast = await sendSlowly(page);
  await applyButton(page).click();
  const bar = page.getByRole('progressbar', { name: /Sending your CV/ });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(alertBox(page)).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expectGiven(page);
  expect(arrived.count).toBe(0);
  await sendFast();
  await applyButton(page).click();
  await expectAlert(page, done);
  expect(arrived.count).toBe(1);
});

test('a connection that is cut during the upload costs nothing', async ({ page, fake }) => {
  const { arrived, answer } = counting();
  fake.api.answer(answer);
  const line = await startBreakableConnection(fake.url);
  await openForm(page, line.url, 1_500_000);
  line.cutAfter(400_000);
  await applyButton(page).click();
  await expectAlert(page, failed);
  await expect(page.getByText('The connection was lost while your CV was sent.')).toBeVisible();
  await expectGiven(page);
  expect(arrived.count).toBe(0);
  line.cutAfter(undefined);
  await applyButton(page).click();
  await expectAlert(page, done);
  expect(arrived.count).toBe(1);
  await line.close();
});
