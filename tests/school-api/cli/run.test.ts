import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { type Office, openOffice } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ demo: false });
});
afterAll(() => office.close());

const affected = (from: string) => [
  ...['person', 'affected', 'outbox', '--from', from, '--to', '2026-11-21'],
];

describe('the command line', () => {
  it('prints all commands, and the arguments of each', async () => {
    const { code, out } = await office.school('help');
    expect(code).toBe(0);
    for (const { name, description } of commands)
      expect(out).toMatch(new RegExp(`${name}.*${description}`));
    const about = await office.school('help', 'mail', 'list');
    expect(about.out).toContain('--state STATE');
    expect((await office.school('mail', 'list', '--help')).out).toBe(about.out);
    expect((await office.school('help', 'mail')).out).toContain('mail resend [id] [--options]');
  });

  it.each([
    [['nonsense'], "There is no command 'nonsense'."],
    [['mail', 'read'], "After 'mail' comes one of: list, resend."],
    [['people', 'role'], "'people role' needs <mail> and <role>."],
    [['mail', 'resend', '1', '2'], "'mail resend' does not take '2'."],
    [['mail', 'list', '--colour'], "'mail list' has no option --colour."],
    [['mail', 'list', '--state'], '--state needs a value.'],
    [['mail', 'list', '--state', 'lost'], 'write one of pending, sent, kept, dead.'],
    [['mail', 'list', '--limit', '0'], '--limit 0: write a number from 1 to'],
    [affected('1.4.2026'), '--from 1.4.2026: write a day as 2026-04-01.'],
    [affected('2026-02-30'), '--from 2026-02-30: write a day'],
    [['content', 'import', 'a', '--prune=yes'], '--prune takes no value.'],
  ])('refuses %j and says why', async (args, why) => {
    const { code, out, told } = await office.school(...args);
    expect([code, out]).toEqual([2, '']);
    expect(told).toContain(why);
    expect(told).toContain('npm run school -- help');
  });

  it('prints the commands without arguments', async () => {
    const { code, out } = await office.school();
    expect(code).toBe(2);
    expect(out).toContain('npm run school --');
  });
});
