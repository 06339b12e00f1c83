import { expect } from '@playwright/test';
import { z } from 'zod';

/** The embedded API beside the site of the tests. */
const api = `http://127.0.0.1:${process.env.E2E_API_PORT ?? ''}`;

const list = z.object({ results: z.array(z.object({ id: z.number(), kind: z.string() })) });
const mail = z.object({ code: z.string().optional() });

let made = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  made += 1;
  return `parent-${process.pid}-${Date.now()}-${made}@example.org`;
}

/** The kinds of mail that were sent to an address, the newest first. */
export async function mailKinds(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ kind }) => kind);
}

/** The newest code that was sent to an address, as soon as there is one. */
export async function codeFor(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const newest = (await mailsTo(email)).find(({ kind }) => kind === 'otp');
      if (newest) code = await codeIn(newest.id);
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

async function codeIn(id: number): Promise<string> {
  const response = await fetch(`${api}/outbox/${id}`);
  return mail.parse(await response.json()).code ?? '';
}

async function mailsTo(email: string) {
  const response = await fetch(`${api}/outbox?to=${encodeURIComponent(email)}`);
  return list.parse(await response.json()).results.sort((a, b) => b.id - a.id);
}
