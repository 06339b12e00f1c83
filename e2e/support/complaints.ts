import type { Page } from '@playwright/test';

/** What the browser complains of: refused by the policy, thrown by a script, missing on the server. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  return complaints;
}
