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
import { fakeSchool, readFirst, vacancy } from './support/fake-school';
import { test } from './support/sites';

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

test('an upload shows how far it is; cancelled or cut off it costs nothing, and is sent again', async ({
  page,
  fake,
}) => {
  let arrived = 0;
  const answer = readFirst((_request, response) => {
    arrived += 1;
    response.writeHead(201).end();
  });
  fake.api.answer(fakeSchool(answer));
  const line = await startBreakableConnection(fake.url);
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
  line.close();
});
