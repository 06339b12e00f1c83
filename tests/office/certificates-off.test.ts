import { expect, it } from 'vitest';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { openScreens } from './open-screens';

const BASE = '/donations/statement/2025-26/certificates';

it('certificates are absent without a registration', async () => {
  const plain = await openScreens(donationRoutes, { facts: {} });
  expect((await plain.get(BASE)).status).toBe(404);
  expect((await plain.post(`${BASE}/mail`)).status).toBe(404);
});
