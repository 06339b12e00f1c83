import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '@/school-api/db/open';
import { newFolder } from '@/scripts/run/folder';
import { until } from '@/scripts/run/until';
import { migrationsFolder } from '../school-api/test-database';
import { closing } from '../support/closing';
import { findLost, findPaymentFaults } from './support/records';
import { schoolApi, site } from './support/servers';
import { mountSmallDisk } from './support/small-disk';
import { anyVacancy } from './support/visitor-actions';
import { Writers } from './support/writers';

const disk = mountSmallDisk(256);
const api = await schoolApi({ SCHOOL_DATA_DIR: join(disk.path, 'school') });
closing(() => api.kill());
const pages = await site(api.url, newFolder('embedded'));
closing(() => pages.kill());

it('the packaged database on a full disk confirms nothing that it cannot store, and recovers once there is space', async () => {
  const vacancy = await anyVacancy(api.url);
  const checkoutUrl = `${pages.url}/sandbox/checkout`;
  const endpoints = { siteUrl: pages.url, checkoutUrl, vacancy };
  const writers = new Writers(endpoints, ['message', 'registration', 'donation']).start();
  await writers.eachAccepted(2);
  disk.fill();
  // Some rows still fit into allocated pages; then writes are refused.
  await until('a row is refused', () => writers.refusals.size > 0);
  await writers.stop();
  disk.free();
  const later = new Writers(endpoints).start();
  await later.eachAccepted(2);
  await later.stop();
  expect([...writers.withoutMessage, ...later.withoutMessage]).toEqual([]);
  await api.stop();

  const ledger = [...writers.ledger, ...later.ledger];
  const dataDir = join(disk.path, 'school');
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, migrationsFolder });
  const lost = await findLost(db, ledger, join(dataDir, 'cv'));
  const money = await findPaymentFaults(db);
  await close();
  expect(lost).toEqual([]);
  expect(money).toEqual([]);
  await api.start();
});
