import { beforeEach, expect, it } from 'vitest';
import { type Office, openOffice } from './office';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

it('lists what the demo installation lacks for the public, and exits with 1', async () => {
  const { code, out, output } = await office.school('check');
  expect(code).toBe(1);
  expect(out).toContain('SERIOUS  mail-server\n  SMTP_URL is not set.\n  Why: ');
  expect(out).toMatch(/SERIOUS {2}demo-records\n.*\n {2}Why: .*\n {2}Do: {2}/);
  expect(out).toContain('ADVICE  backup-folder\n');
  expect(output).toMatch(/^\d+ serious, \d+ to consider\.\n$/);
});

it('prints the same as JSON', async () => {
  const { code, out } = await office.school('check', '--json');
  expect(code).toBe(1);
  const found: unknown = JSON.parse(out);
  expect(found).toContainEqual({
    id: 'site-address',
    severity: 'serious',
    what: 'SITE_URL is not set.',
    why: expect.any(String),
    todo: expect.any(String),
  });
});

it('is a single command, documented like the others', async () => {
  expect((await office.school('help', 'check')).out).toContain('npm run school -- check');
  expect((await office.school('check', 'now')).code).toBe(2);
});
