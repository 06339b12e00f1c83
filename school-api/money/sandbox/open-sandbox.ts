import type { Hono } from 'hono';
import { startWorker, type Worker } from '../../platform';
import { openAccount, type SandboxAccount } from './account';
import { deliverDue } from './deliver';
import type { SandboxDeps } from './deps';
import { settleLatePayments, settleLateRefunds } from './late';
import { type SandboxOptions, sandboxRoutes } from './routes';

const POLL_MS = 500;

type Sandbox = { account: SandboxAccount; routes: Hono; startWork: () => Worker };

/** A local payment provider for installations without keys. */
export async function openSandbox(deps: SandboxDeps, options: SandboxOptions): Promise<Sandbox> {
  const account = await openAccount(deps.db);
  const round = async (signal: AbortSignal) => {
    await settleLatePayments(deps);
    await settleLateRefunds(deps);
    await deliverDue(deps, account, signal);
  };
  return {
    account,
    routes: sandboxRoutes(deps, account, options),
    startWork: () => startWorker({ name: 'sandbox', pauseMs: POLL_MS, log: deps.log, round }),
  };
}
