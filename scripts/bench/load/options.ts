import type { Deployment } from '../deployment';

/** Resolves to the goals that were missed. */
export type Mode = (deployment: Deployment) => Promise<readonly string[]>;

/** Goes through the site to the school API, which has no such application. */
export const CALL = {
  path: '/api/send-otp',
  body: { application_id: '0'.repeat(32) },
  expect: 404,
};
