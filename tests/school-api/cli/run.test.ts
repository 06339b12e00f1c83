import { describe, expect, it } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { openOffice } from './office';

const office = await openOffice({ demo: false });

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
    expect(about.out).toContain('--state <state>');
    expect((await office.school('mail', 'list', '--help')).out).toBe(about.out);
    expect((await office.school('help', 'mail')).out).toContain('mail resend [id]');
  });

  it.each([
    [['nonsense'], "unknown command 'nonsense'"],
    [['mail', 'lsit'], "unknown command 'lsit'\n(Did you mean list?)"],
    [['people', 'role'], "missing required argument 'email'"],
    [['mail', 'resend', '1', '2'], 'too many arguments'],
    [['mail', 'list', '--colour'], "unknown option '--colour'"],
    [['mail', 'list', '--state'], "option '--state <state>' argument missing"],
    [['mail', 'resend', '--dead=yes'], "unknown option '--dead=yes'"],
    [['mail', 'list', '--state', 'lost'], 'use one of pending, sent, kept, dead.'],
    [['mail', 'list', '--limit', '0'], '--limit 0: use a number from 1 to'],
    [affected('1.4.2026'), '--from 1.4.2026: use a date such as 2026-04-01.'],
    [affected('2026-02-30'), '--from 2026-02-30: use a date'],
  ])('refuses %j with the reason', async (args, why) => {
    const { code, out, output } = await office.school(...args);
    expect([code, out]).toEqual([2, '']);
    expect(output).toContain(why);
    expect(output).toContain('npm run school -- help');
  });

  it('prints the commands without arguments', async () => {
    const { code, out, output } = await office.school();
    expect([code, out]).toEqual([2, '']);
    expect(output).toContain('people invite');
  });
});
