import { expect } from '@playwright/test';
import { school } from '@/content/school';
import {
  alertBox,
  continueButton,
  expectAlert,
  expectKept,
  fillMessage,
  passCaptcha,
  sent,
} from './support/contact';
import { json, maintenancePage } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { test } from './support/sites';

const notSent = new RegExp(
  `Your message was not sent; nothing you wrote is lost.*${school.phones[0].replace('+', '\\+')}`,
);

test('keeps the message when it does not arrive, and accepts the same captcha again', async ({
  page,
  fake,
}) => {
  await page.goto(`${fake.url}/contact-us`);
  await fillMessage(page);
  await passCaptcha(page);
  const expectNotSent = async () => {
    await continueButton(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(alertBox(page)).toHaveCount(0);
    await expect(page.getByText('Traceback')).toHaveCount(0);
    await expectKept(page);
  };
  for (const answer of [json({ detail: 'Traceback' }, 500), maintenancePage(201)]) {
    fake.api.answer(fakeSchool(answer));
    await expectNotSent();
  }
  await page.context().setOffline(true);
  await expectNotSent();
  await page.context().setOffline(false);
  fake.api.answer(fakeSchool());
  await continueButton(page).click();
  await expectAlert(page, sent);
  await expect(page.getByText(notSent)).toHaveCount(0);
});
