import { afterAll, describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { addApplication, numberOf } from '../school-api/cli/rows';
import { openDesk, reading } from './desk';

const desk = await openDesk(admissionsRoutes, { env: { SITE_URL: 'https://school.example.org' } });
afterAll(() => desk.close());
const { get } = reading(desk);

async function application(numbers: { mobile: string; alternateMobile?: string }) {
  const id = `w-${numbers.mobile}`;
  const state = { officeState: 'waiting list', officeStateAt: new Date() };
  await addApplication(desk.db, { id, ...numbers, ...state });
  return `/applications/${await numberOf(desk.db, id)}`;
}

describe('WhatsApp to the family', () => {
  it('names the page with the status, and neither child nor decision; the audit has it', async () => {
    const path = await application({ mobile: '9876543210', alternateMobile: '+44 20 7946 0958' });
    const { text } = await get(path);
    expect(text).toContain(`href="${path}/whatsapp"`);
    expect(text).toContain(`href="${path}/whatsapp?alternate"`);
    const opened = await get(`${path}/whatsapp`);
    const to = new URL(opened.location ?? '');
    expect([to.origin, to.pathname]).toEqual(['https://wa.me', '/919876543210']);
    const message = to.searchParams.get('text') ?? '';
    expect(message).toContain(school.name);
    expect(message).toContain('https://school.example.org/register/status');
    expect(message).not.toMatch(/waiting|Child/i);
    expect(opened.audited).toMatchObject([{ action: 'applications whatsapp' }]);
    const other = await get(`${path}/whatsapp?alternate`);
    expect(new URL(other.location ?? '').pathname).toBe('/442079460958');
  });

  it('leads back to an application without a number that can be dialled', async () => {
    const path = await application({ mobile: '12' });
    const opened = await get(`${path}/whatsapp`);
    expect([opened.location, opened.audited]).toEqual([path, []]);
  });
});
