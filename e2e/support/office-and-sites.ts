import type { Page } from '@playwright/test';
import { actAs, type Office, startPeopledOffice } from './office';
import { freePort } from './process';
import { newFolder, type Running, startSite } from './programs';

export type World = { office: Office; sites: Running[]; stop: () => Promise<void> };

/** A school API with its office, and processes of the site that ask it. */
export async function startWorld(
  count: number,
  prepare?: Parameters<typeof startPeopledOffice>[0],
): Promise<World> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const env = { SITE_URL: `http://localhost:${ports[0]}` };
  const office = await startPeopledOffice({ ...prepare, env });
  const sites = await Promise.all(
    ports.map((port) =>
      startSite({ apiUrl: office.api.url, dataDir: newFolder('site'), port, env }),
    ),
  );
  return {
    office,
    sites,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await office.stop();
    },
  };
}

/** A page of the office, as an editor. */
export async function openOffice(page: Page, { office }: World, path: string): Promise<void> {
  await actAs(page.context(), office, 'editor');
  await page.goto(office.url + path);
}
