import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject } from 'vitest';
import type { Visitor } from '../support/visitor';
import { codeFor, newEmail } from './form';

const execute = promisify(execFile);

export const office = {
  'somebody of the office signs in by a code, and answers a message': answerMessage,
};

async function answerMessage(visitor: Visitor): Promise<void> {
  const { role, label, isAt } = visitor;
  const email = newEmail();
  const name = `Asha ${email.replace(/\W|\d/g, '')}`;
  await writeMessage(name, email);
  await visitor.open(await invite(email));
  await role('button', 'Come in').click();
  await role('heading', 'Today').shows();
  await role('button', 'Sign out').click();
  await isAt('/sign-in?said=signed-out');
  const to = encodeURIComponent(`/messages?q=${email}`);
  await visitor.open(`${inject('office')}/sign-in?to=${to}`);
  await label('Your e-mail address').fill(email);
  await role('button', 'Send me a code').click();
  await label('Code').fill(await codeFor(email, 'office-code'));
  await role('button', 'Sign in').click();
  await role('main').role('link', name).click();
  await label('Set it to').choose('Answered');
  await role('button', 'Set the state').click();
  await role('status').says('The state was set.');
  await role('main').role('link', 'Messages').click();
  await role('main').role('row').nth(1).says('Answered');
}

/** By the command; it prints the one-time link. */
async function invite(email: string): Promise<string> {
  const env = { ...process.env, SCHOOL_DATA_DIR: inject('dataDir') };
  const args = ['build/school-cli.mjs', 'people', 'invite', email, 'admissions', 'Radha', 'Iyer'];
  const { stdout, stderr } = await execute('node', args, { env });
  return /http:\S+\/invited\/[\w-]{43}/.exec(stdout + stderr)?.[0] ?? '';
}

async function writeMessage(name: string, email: string): Promise<void> {
  const sent = { mobile_code: '+91', mobile: '9000000001', message: 'Is there a bus?' };
  const response = await fetch(`${inject('api')}/api/contact-us/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sent, name, email, subject: 'The bus' }),
  });
  expect(response.ok).toBe(true);
}
