import { describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db';
import { commandLine, NOW } from '../school-api/cli/office';
import { tempFolder } from '../support/temp-folder';
import { type Browser, ORIGIN, openTestOffice } from './support/office';

const office = await openTestOffice();
office.pass(NOW.getTime() - office.deps.now().getTime());
const school = commandLine(office.deps.db, tempFolder(), { OFFICE_URL: ORIGIN });

const open = async (browser: Browser, link: string) => browser.post(new URL(link.trim()).pathname);

describe('staff from the command line', () => {
  it('start with the first head’s link, while there is nobody', async () => {
    const { out, code } = await school('people', 'link');
    expect(code).toBe(0);
    expect(out).toMatch(/^https:\/\/office\.school\.example\/invited\/[\w-]{43}\n$/);
    const browser = office.browser();
    const typed = { name: 'Meera Rao', email: 'meera@school.example' };
    await browser.post(new URL(out.trim()).pathname, typed);
    expect((await browser.get('/people')).status).toBe(200);
    const again = await school('people', 'link');
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('people link EMAIL')]);
  });

  it('are invited, with who did it and the purpose in the audit', async () => {
    const { out, output } = await school(
      'people',
      'invite',
      'keshav@school.example',
      'accounts',
      'Keshav',
      'Rao',
    );
    expect(output).toContain('It works once, until');
    const keshav = office.browser();
    await open(keshav, out);
    expect((await keshav.get('/donations')).status).toBe(200);
    expect(await school('people', 'list')).toMatchObject({
      output: '2 people\n',
      out: expect.stringMatching(/Keshav Rao +keshav@school\.example +accounts +Active/),
    });
    const rows = await office.deps.db.select().from(accessLog);
    expect(rows).toContainEqual(
      expect.objectContaining({
        actor: 'command line (meena)',
        action: 'people invite',
        after: { name: 'Keshav Rao', role: 'accounts' },
      }),
    );
  });

  it('get another role, lose their sessions and are switched off', async () => {
    const { out } = await school('people', 'link', 'keshav@school.example');
    const keshav = office.browser();
    await open(keshav, out);
    expect((await school('people', 'sessions', 'list', 'keshav@school.example')).output).toBe(
      '2 sessions\n',
    );
    expect((await school('people', 'sessions', 'end', '--all')).output).toBe('3 sessions ended.\n');
    expect((await keshav.get('/donations')).status).toBe(303);
    await school('people', 'role', 'keshav@school.example', 'editor');
    expect(await office.newestAudit()).toMatchObject({
      before: { role: 'accounts' },
      after: { role: 'editor' },
    });
    await school('people', 'leave', 'KESHAV@school.example');
    expect((await school('people', 'list')).out).toContain('Access ended');
  });

  it('are refused with an explanation of invalid arguments', async () => {
    const wrong = [
      ['invite', 'no-address', 'head'],
      ['invite', 'a@school.example', 'king'],
      ['role', 'meera@school.example', 'king'],
      ['sessions', 'end'],
      ['sessions', 'all'],
    ];
    for (const args of wrong) expect((await school('people', ...args)).code, args.join()).toBe(2);
    const before = await office.newestAudit();
    expect((await school('people', 'leave', 'nobody@school.example')).code).toBe(1);
    const last = await school('people', 'leave', 'meera@school.example');
    expect([last.code, last.output]).toEqual([1, expect.stringContaining('the only head')]);
    expect(await office.newestAudit()).toEqual(before);
  });
});
