import { expect, type Page, type Response } from '@playwright/test';
import { type Office, signInWithCookie } from './office';
import { routeOf } from './office-routes';
import type { Screen } from './office-screens/screen';

export async function openScreen(page: Page, office: Office, screen: Screen): Promise<void> {
  const { route, path, fields, status = 200, as = 'head' } = screen;
  await page.context().clearCookies();
  if (as !== 'nobody') await signInWithCookie(page.context(), office, as);
  const response = fields
    ? await post(page, office, path, fields)
    : await page.goto(office.url + path);
  const { pathname } = new URL(response?.url() ?? '');
  expect(routeOf(response?.request().method() ?? '', pathname)).toBe(route);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Today refreshes itself until the website is checked.
  if (path === '/')
    await expect(page.locator('office-refresh')).toHaveCount(0, { timeout: 30_000 });
}

/** Sent from a page of the office, like its own forms. */
export async function post(
  page: Page,
  { url }: Office,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  await page.goto(`${url}/from-here`);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(
    ({ action, values }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post' });
      for (const [name, value] of Object.entries(values)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action: path, values: fields },
  );
  const response = await answered;
  await response.finished();
  await page.waitForLoadState();
  return response;
}
