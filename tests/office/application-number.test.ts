import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUMBER_CHARACTERS } from '@/school-api/db/schema/application-number';
import { applications } from '@/school-api/db/schema/applications';
import { addApplication } from '../school-api/cli/rows';
import { openTestOffice, type TestOffice } from './support/office';

let office: TestOffice;
let number: string;
beforeAll(async () => {
  office = await openTestOffice();
  await addApplication(office.deps.db, { firstName: 'Tulsi', lastName: 'Other' });
  const id = await addApplication(office.deps.db, { firstName: 'Radhika', lastName: 'Iyer' });
  const rows = await office.deps.db.select().from(applications);
  number = rows.find((row) => row.id === id)?.applicationNumber ?? '';
});
afterAll(() => office.close());

describe('the application number', () => {
  it('has 8 characters that nobody mistakes for others', () => {
    expect(number).toMatch(new RegExp(`^[${NUMBER_CHARACTERS}]{8}$`));
    expect(NUMBER_CHARACTERS).not.toMatch(/[01OIAEU]/);
  });

  it.each(['as it is', 'in lower case'])('finds its application, %s', async (how) => {
    const typed = how === 'as it is' ? number : number.toLowerCase();
    const admissions = await office.as('admissions');
    const html = await (await admissions.get(`/applications?q=${typed}`)).text();
    expect(html).toContain('Radhika Iyer');
    expect(html).not.toContain('Tulsi Other');
  });

  it('is on the record', async () => {
    const admissions = await office.as('admissions');
    expect(await (await admissions.get('/applications/2')).text()).toContain(number);
  });
});
