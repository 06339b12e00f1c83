import { expect } from '@playwright/test';
import { mailsTo, newestCode } from './outbox';

/** The embedded API beside the site of the tests. */
export const api = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;

let made = 0;

export function newEmail(): string {
  made += 1;
  return `parent-${process.pid}-${Date.now()}-${made}@example.org`;
}

export async function mailKinds(email: string): Promise<string[]> {
  return (await mailsTo(api, email)).map(({ kind }) => kind);
}

export async function codeFor(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = await newestCode(api, email);
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Sends a form as the site forwards it, without the browser. */
export async function sendToSchool(call: string, body: object, to = api): Promise<void> {
  const answer = await fetch(`${to}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, call).toBe(true);
}
