import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db/schema/access-log';
import { frameRoutes, openRoutes } from '@/school-api/office/frame-routes';
import { ROLES } from '@/school-api/office/roles';
import type { OfficeRoute } from '@/school-api/office/route';
import { officeRoutes } from '@/school-api/office/routes';
import { type Browser, openTestOffice } from './support/office';

const office = await openTestOffice();
afterAll(() => office.close());

const routes = [...frameRoutes, ...officeRoutes];
const nameOf = ({ method, path }: Pick<OfficeRoute, 'method' | 'path'>) => `${method} ${path}`;

/** No record has this id. */
const pathOf = ({ path }: OfficeRoute) => path.replaceAll(/:\w+/g, '999999');

const ask = (browser: Browser, route: OfficeRoute) =>
  route.method === 'GET' ? browser.get(pathOf(route)) : browser.post(pathOf(route));

async function lastAudit() {
  const [row] = await office.deps.db.select().from(accessLog).orderBy(desc(accessLog.id)).limit(1);
  return row;
}

describe('the routes of the office', () => {
  it('are each named once', () => {
    const names = [...openRoutes, ...routes].map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(15);
  });

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s asks nobody in who is not signed in',
    async (_, route) => {
      const response = await ask(office.browser(), route);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^\/sign-in\?to=/);
      const row = await lastAudit();
      expect(row).toMatchObject({ actor: 'office (nobody)', action: 'refused' });
    },
  );

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s is for its roles only',
    async (_, route) => {
      for (const role of ROLES) {
        // Older than ten minutes, so that nothing dangerous is done.
        const browser = await office.as(role);
        office.pass(11 * 60_000);
        const response = await ask(browser, route);
        const isOpen = route.roles.includes(role);
        const isAsked = isOpen && route.confirm === true;
        expect(response.status, role).not.toBe(500);
        if (isAsked && route.method === 'GET') {
          expect(response.headers.get('location'), role).toMatch(/^\/confirm\?to=/);
        } else if (isAsked) {
          expect(await response.text(), role).toContain('Is it you?');
        } else if (isOpen) {
          expect(response.status, role).not.toBe(403);
          expect(response.headers.get('location') ?? '', role).not.toMatch(/^\/sign-in\?to=/);
        } else {
          expect(response.status, role).toBe(403);
          const row = await lastAudit();
          expect(row).toMatchObject({ actor: `office (${browser.email})`, action: 'refused' });
        }
      }
    },
  );

  it('has nothing elsewhere, for nobody and for the head', async () => {
    for (const browser of [office.browser(), await office.as('head')]) {
      for (const path of ['/nothing', '/applications/1/nothing', '/.env', '/%E0%A4%A', '/office']) {
        expect((await browser.get(path)).status, path).toBe(404);
      }
    }
  });
});
