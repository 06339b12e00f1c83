import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { readJson } from '../http/json-body';
import { Refusal } from '../http/refusal';
import { readSwitches, type SandboxAccount, writeSwitches } from './account';
import { SandboxFault } from './fault';
import type { SandboxParts } from './parts';
import { restRoutes } from './rest';
import { someSwitches } from './switches';
import { windowRoutes } from './window';

export type SandboxOptions = {
  /** The built script of the checkout window. */
  checkoutScript: string;
  /** Whether the switches may be turned over HTTP. */
  controls: boolean;
};

/** The imitated provider under one path: REST, checkout window and switches. */
export function sandboxRoutes(
  parts: SandboxParts,
  account: SandboxAccount,
  { checkoutScript, controls }: SandboxOptions,
) {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SandboxFault) return c.json(error.body(), 400);
    throw error;
  });
  app.route('/v1', restRoutes(parts, account));
  app.route('/checkout', windowRoutes(parts, account));
  app.get('/checkout.js', async (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    return c.body(await readScript(checkoutScript));
  });
  if (controls) app.route('/control', controlRoutes(parts));
  return app;
}

async function readScript(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal('not_found', 'The checkout script is not built: run npm run build.');
  }
}

/** Tests and curious people turn the switches here; what is left out stays as it is. */
function controlRoutes({ db }: SandboxParts) {
  return new Hono()
    .get('/', async (c) => c.json(await readSwitches(db)))
    .post('/', async (c) => {
      const wanted = await readJson(c, someSwitches);
      const switches = { ...(await readSwitches(db)), ...wanted };
      await writeSwitches(db, switches);
      return c.json(switches);
    });
}
