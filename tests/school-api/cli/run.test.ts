import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { type Office, openOffice } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ demo: false });
});
afterAll(() => office.close());

describe('the command line', () => {
  it('prints all commands, and the arguments of each', async () => {
    const { code, out } = await office.school('help');
    expect(code).toBe(0);
    for (const { name, description } of commands)
      expect(out).toMatch(new RegExp(`${name}.*${description}`));
    const about = await office.school('help', 'messages', 'export');
    expect(about.out).toContain('--format csv|json');
    expect((await office.school('messages', 'export', '--help')).out).toBe(about.out);
    expect((await office.school('help', 'mail')).out).toContain('mail resend [id] [--options]');
  });

  it.each([
    [['nonsense'], "There is no command 'nonsense'."],
    [['mail', 'read'], "After 'mail' comes one of: list, resend."],
    [['messages', 'show'], "'messages show' needs <id>."],
    [['messages', 'show', '1', '2'], "'messages show' does not take '2'."],
    [['messages', 'list', '--colour'], "'messages list' has no option --colour."],
    [['messages', 'list', '--since'], '--since needs a value.'],
    [['messages', 'list', '--since', '1.4.2026'], '--since 1.4.2026: write a day as 2026-04-01.'],
    [['messages', 'list', '--since', '2026-02-30'], '--since 2026-02-30: write a day'],
    [['messages', 'list', '--state', 'paid'], "'messages list' has no option --state."],
    [['jobs', 'list', '--limit', '0'], '--limit 0: write a number from 1 to'],
    [['donations', 'list', '--state', 'rich'], 'write one of created, attempted, paid, failed.'],
    [['messages', 'export', '--format', 'xls'], '--format xls: write one of csv, json.'],
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

describe('the fields of the admission form', () => {
  const line = (out: string, key: string) =>
    out
      .split('\n')
      .find((one) => one.startsWith(`${key} `))
      ?.replace(/ +/g, ' ');

  it('are hidden, shown and labelled, also without a row in the database', async () => {
    const before = (await office.school('form-controls', 'list')).out;
    expect(line(before, 'field_1')).toBe('field_1 off Field 1');
    const set = await office.school('form-controls', 'set', 'field_1', 'on', 'Blood', 'group');
    expect([set.code, set.told]).toEqual([0, "field_1 is shown, labelled 'Blood group'.\n"]);
    await office.school('form-controls', 'set', 'field_1', 'off');
    const after = (await office.school('form-controls', 'list')).out;
    expect(line(after, 'field_1')).toBe('field_1 off Blood group');
    expect(line(after, 'student_type')).toBe('student_type on yes Student Type');
  });

  it.each([
    ['field_11', 'on'],
    ['city', 'maybe'],
    ['student_type', 'off'],
    ['city', 'on', 'x'.repeat(81)],
    ['city', 'on', 'two\nlines'],
  ])('refuse %s %s', async (...words) => {
    expect((await office.school('form-controls', 'set', ...words)).code).toBe(2);
  });
});
