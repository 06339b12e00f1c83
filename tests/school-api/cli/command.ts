import { execFile } from 'node:child_process';
import { contactAnswers } from '../../support/contact-form';
import { programFile } from '../../support/programs';
import type { Program } from '../program';

export function schoolWith(more: Record<string, string>, ...args: string[]) {
  const command = [programFile('school-cli'), ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...more } as const;
  return new Promise<{ code: unknown; out: string; output: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, output) =>
      resolve({ code: error === null ? 0 : error.code, out, output }),
    );
  });
}

/** An unreachable mail server: emails wait, and none is printed in the log. */
export const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** A visitor's message, of which the office gets an email. */
export function sendMessage({ url }: Program) {
  const body = JSON.stringify({ ...contactAnswers, 'g-recaptcha-response': '' });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/contact-us/`, { method: 'POST', headers, body });
}
