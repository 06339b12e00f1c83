import { beforeAll, describe, expect, it } from 'vitest';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { addApplication, addOrder, daysAgo } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens(admissionsRoutes);
const { open } = screens;

const PATH = '/applications/figures';

const linksIn = (text: string) =>
  [...text.matchAll(/<a href="(\/applications\?[^"]*)">([\d,]+)<\/a>/g)].map(
    ([, href = '', count]) => [href.replaceAll('&amp;', '&'), count] as const,
  );

describe('the figures of admissions', () => {
  beforeAll(async () => {
    const add = async (applyFor: string, officeState: string, days: number, test = false) => {
      const createdAt = daysAgo(days);
      const id = await addApplication(screens.db, { applyFor, officeState, createdAt });
      await addOrder(screens.db, id, { state: 'paid', test });
    };
    await add('Class 5', 'received', 0);
    await add('Class 5', 'accepted', 1);
    await add('Class 5', 'accepted', 400);
    await add('Class 6', 'received', 2, true);
    await addApplication(screens.db, { applyFor: 'Class 6' });
  });

  it('count by class and state, and link to lists with as many', async () => {
    const links = linksIn((await open(PATH)).text);
    expect(links.map(([, count]) => count)).toEqual(expect.arrayContaining(['1', '2', '3']));
    const [table] = (await open(PATH)).text.split('Started each week');
    expect(table).not.toContain('>0<');
    for (const [href, count] of links) {
      expect((await open(href)).text, href).toMatch(new RegExp(`${count} applications?\\.`));
    }
  });

  it('leave out practice payments, and unpaid ones unless requested', async () => {
    expect((await open(PATH)).text).not.toContain('Class 6');
    expect((await open(`${PATH}?progress=any`)).text).toContain('Class 6');
    expect((await open(`${PATH}?since=2026-11-01`)).text).toContain('Class 5');
    expect((await open(`${PATH}?since=soon`)).status).toBe(422);
  });

  it('compare the last twelve weeks with those of a year before', async () => {
    const { text } = await open(PATH);
    expect(text).toContain('Last 12 weeks: 2');
    expect(text).toContain('A year earlier: 1');
  });
});
