import { beforeEach, describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { accessLog, schoolFacts } from '@/school-api/db';
import { openTestOffice, type TestOffice } from '../../../office/support/office';
import { readPage } from '../../../office/support/read-page';
import { forgetEachTime } from '../../../site-changes/forget';

forgetEachTime();

const office = await openTestOffice();
beforeEach(async () => {
  await office.deps.db.delete(schoolFacts);
});

type Browser = Awaited<ReturnType<TestOffice['as']>>;

async function formOf(browser: Browser) {
  const { forms } = readPage(await (await browser.get('/school')).text());
  const form = forms.find(({ action }) => action === '/school');
  if (form === undefined) throw new Error('the page has no form');
  return form.fields;
}
const audited = async () => JSON.stringify(await office.deps.db.select().from(accessLog));

describe('the page of the school', () => {
  it('shows the current values, and saves the input', async () => {
    const editor = await office.as('editor');
    const fields = await formOf(editor);
    expect(fields).toMatchObject({ session: school.session, phones: school.phones.join('\n') });
    const saved = await editor.post('/school', {
      ...fields,
      phones: '+91 98111 22222\r\n+91 98111 33333\r\n',
      hours: 'Monday to Friday',
    });
    expect(saved.status).toBe(303);
    expect(school.phones).toEqual(['+91 98111 22222', '+91 98111 33333']);
    const html = await (await editor.get('/school')).text();
    expect(html).toContain('Office hours');
    expect(html).toContain('A editor');
    expect(await audited()).toContain('+91 98111 33333');
    const next = await (await editor.get(saved.headers.get('location') ?? '')).text();
    const undo = readPage(next).forms.find(({ action }) => action === '/school');
    await editor.post('/school', undo?.fields ?? {});
    expect([school.phones.join('\n'), school.hours ?? '']).toEqual([fields.phones, fields.hours]);
  });

  it('returns with the input if something is invalid', async () => {
    const head = await office.as('head');
    const fields = await formOf(head);
    const refused = await head.post('/school', { ...fields, session: 'next' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="next"');
    expect(html).toContain('must look like 2026-27');
    expect(school.session).not.toBe('next');
  });

  it.each(['2032-33', 'next'])(
    'shows the second person to save %j what the first has saved',
    async (session) => {
      const [one, two] = [await office.as('editor'), await office.as('head')];
      const [first, second] = [await formOf(one), await formOf(two)];
      await one.post('/school', { ...first, session: '2031-32' });
      const refused = await two.post('/school', { ...second, session });
      expect(refused.status).toBe(409);
      const html = await refused.text();
      expect(html).toContain(`value="${session}"`);
      expect(html).toContain('2031-32');
      expect(school.session).toBe('2031-32');
      const { forms } = readPage(html);
      const again = forms.find(({ action }) => action === '/school')?.fields ?? {};
      const isValid = session !== 'next';
      expect((await two.post('/school', again)).status).toBe(isValid ? 303 : 422);
      expect(school.session).toBe(isValid ? session : '2031-32');
    },
  );

  it.each(['bankAccount', 'bankAccount.accountNumber', 'upiId', 'noReplyEmail', '__proto__'])(
    'refuses a forged %s with 403, saves nothing of the form, and audits it',
    async (name) => {
      const editor = await office.as('editor');
      const fields = await formOf(editor);
      const before = { ...school.bankAccount, upiId: school.upiId };
      const forged = await editor.post('/school', {
        ...fields,
        hours: 'Forged hours',
        [name]: '111122223333',
      });
      expect(forged.status).toBe(403);
      expect(await office.deps.db.$count(schoolFacts)).toBe(0);
      expect({ ...school.bankAccount, upiId: school.upiId }).toEqual(before);
      const audit = await audited();
      expect(audit).toContain('school refused');
      expect(audit).toContain(name);
      expect(audit).not.toContain('111122223333');
    },
  );
});
