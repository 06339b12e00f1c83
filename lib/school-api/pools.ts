import type { WriteName } from '@/contract';
import { ConnectionPool } from './connection-pool';

/** As many as lib/uploads/in-progress.ts admits, so no upload waits. */
export const UPLOAD_CONNECTIONS = 24;

/** One pool per kind of call, so that slow uploads or many forms never delay a payment. */
export const pools = {
  reads: new ConnectionPool(32),
  forms: new ConnectionPool(16),
  payments: new ConnectionPool(16),
  webhooks: new ConnectionPool(8),
  /** Anybody can request one, and only the school API knows which tokens are valid. */
  previews: new ConnectionPool(8),
  uploads: new ConnectionPool(UPLOAD_CONNECTIONS),
};

const payments: readonly WriteName[] = [
  'create-order',
  'verify-payment',
  'create-donation',
  'donation-verify-payment',
];

export function poolFor(name: WriteName): ConnectionPool {
  if (name === 'job-apply' || name === 'application-document') return pools.uploads;
  return payments.includes(name) ? pools.payments : pools.forms;
}
