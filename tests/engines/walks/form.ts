import { expect, inject } from 'vitest';
import { mailsTo, newestCode } from '../../../e2e/support/outbox';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';

let made = 0;

export function newEmail(): string {
  made += 1;
  return `walk-${process.pid}-${Date.now()}-${made}@example.org`;
}

export function codeFor(email: string, kind?: string): Promise<string> {
  return until(async () => {
    const code = await newestCode(inject('api'), email, kind);
    expect(code).toMatch(/^\d{6}$/);
    return code;
  });
}

export async function wasMailed(email: string, kind: string): Promise<void> {
  await until(async () => {
    const mails = await mailsTo(inject('api'), email);
    expect(mails.map((mail) => mail.kind)).toContain(kind);
  });
}

export async function closeAlert({ role }: Visitor, text: string): Promise<void> {
  await role('alertdialog').says(text);
  await role('alertdialog').role('button', 'OK').click();
  await role('alertdialog').counts(0);
}

export async function fillAll({ role }: Visitor, answers: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await role('main')
      .label(new RegExp(`^${label}`))
      .fill(value);
  }
}

export async function pay({ role }: Visitor): Promise<void> {
  await role('dialog')
    .role('button', /^Pay ₹/)
    .click();
}

export async function dismissPayment(visitor: Visitor): Promise<void> {
  await visitor
    .role('dialog')
    .role('button', /^Pay ₹/)
    .shows({ disabled: false });
  await visitor.browser.press('Escape');
}
