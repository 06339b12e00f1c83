import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { ApiError, readJson } from '../../platform';
import { readSwitches, type SandboxAccount, writeSwitches } from './account';
import { checkoutRoutes } from './checkout-routes';
import type { SandboxDeps } from './deps';
import { SandboxFault } from './fault';
import { restRoutes } from './rest';
import { officeControlRoutes } from './rest-after-paid';
import { someSwitches } from './switches';

export type SandboxOptions = {
  /** Path of the bundled checkout script. */
  checkoutScript: string;
  /** Whether the switches may be set over HTTP. */
  controls: boolean;
};

/** REST API, checkout window and switches of the sandbox. */
export function sandboxRoutes(
  deps: SandboxDeps,
  account: SandboxAccount,
  { checkoutScript, controls }: SandboxOptions,
) {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SandboxFault) return c.json(error.body(), 400);
    throw error;
  });
  app.route('/v1', restRoutes(deps, account));
  app.route('/checkout', checkoutRoutes(deps, account));
  app.get('/checkout.js', async (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    return c.body(await readScript(checkoutScript));
  });
  if (controls) app.route('/control', controlRoutes(deps));
  return app;
}

async function readScript(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ApiError('not_found', 'The checkout script is not built: run npm run build.');
  }
}

/** Sets the switches; omitted ones keep their value. */
function controlRoutes(deps: SandboxDeps) {
  const { db } = deps;
  return new Hono()
    .route('/', officeControlRoutes(deps))
    .get('/', async (c) => c.json(await readSwitches(db)))
    .post('/', async (c) => {
      const changes = await readJson(c, someSwitches);
      const switches = { ...(await readSwitches(db)), ...changes };
      await writeSwitches(db, switches);
      return c.json(switches);
    });
}
