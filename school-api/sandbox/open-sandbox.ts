import type { Hono } from 'hono';
import { startWorker, type Worker } from '../background/worker';
import { openAccount, type SandboxAccount } from './account';
import { advance } from './advance';
import { deliverDue } from './deliver';
import type { SandboxParts } from './parts';
import { type SandboxOptions, sandboxRoutes } from './routes';

const ROUND_MS = 500;

export type Sandbox = { account: SandboxAccount; routes: Hono; startWork: () => Worker };

/** The provider for everybody who has no keys. */
export async function openSandbox(parts: SandboxParts, options: SandboxOptions): Promise<Sandbox> {
  const account = await openAccount(parts.db);
  const round = async (signal: AbortSignal) => {
    await advance(parts);
    await deliverDue(parts, account, signal);
  };
  return {
    account,
    routes: sandboxRoutes(parts, account, options),
    startWork: () => startWorker({ name: 'sandbox', pauseMs: ROUND_MS, log: parts.log, round }),
  };
}
