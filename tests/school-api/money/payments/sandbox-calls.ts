import { deliverDue } from '@/school-api/money/sandbox/deliver';
import type { PaymentsApp } from './payments-app';

/** A merchant server's calls to the sandbox. */
export function sandboxCalls({ app, account, deps, network }: PaymentsApp) {
  /** A REST call with the account's keys. */
  async function rest(
    path: string,
    body?: unknown,
    secret = account.keySecret,
    method = body === undefined ? 'GET' : 'POST',
  ) {
    const pair = Buffer.from(`${account.keyId}:${secret}`).toString('base64');
    const response = await app.request(`/sandbox/v1/${path}`, {
      method,
      headers: { authorization: `Basic ${pair}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  const patch = (path: string, body: unknown) => rest(path, body, undefined, 'PATCH');

  let receipts = 0;
  async function newOrder() {
    receipts += 1;
    const order = { amount: 12_345, currency: 'INR', receipt: `receipt-${receipts}` };
    return (await rest('orders', order)).body;
  }

  function deliver() {
    const webhookUrl = () => 'http://provider.test/api/payments/webhook';
    const { db, log, now } = deps;
    return deliverDue({ db, log, now, webhookUrl, fetch: network.fetch }, account);
  }

  return { rest, patch, newOrder, deliver };
}
