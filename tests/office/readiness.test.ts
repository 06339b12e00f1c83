import { describe, expect, it } from 'vitest';
import type { Role } from '@/school-api/office/route';
import { readReadiness } from '@/school-api/office/screens/today/show';
import type { Finding } from '@/school-api/operations';
import { openTestOffice } from './support/office';
import { readToday } from './support/read-today';

const serious: Finding = {
  ...{ id: 'backup', severity: 'serious', what: 'There is no backup.' },
  ...{ why: 'Because.', todo: 'Make one.' },
};

const office = await openTestOffice({ findings: async () => [serious] });
const look = (role: Role) => readToday(office, role);

describe('the readiness of the website', () => {
  it('is shown to the head only', async () => {
    expect((await look('head')).page.body.textContent).toContain('There is no backup.');
    expect((await look('accounts')).page.body.textContent).not.toContain('There is no backup.');
  });

  it('does not repeat the to-do list', async () => {
    const read = await readReadiness(async () => [serious, { ...serious, id: 'payment-cases' }]);
    expect(read).toEqual({ serious: [serious], advice: [] });
  });

  it('does not delay the page', async () => {
    expect(await readReadiness(() => new Promise(() => undefined))).toBe('running');
  });
});
