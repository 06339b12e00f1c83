import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './run/built.mjs';
import { checkoutVariables } from './run/checkout.mjs';
import { ensureInstalled } from './run/install.mjs';
import { readPort, requireFreePort } from './run/ports.mjs';
import { Programs } from './run/programs.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

const loopback = '127.0.0.1';

/** Scaling pictures in many threads, the C library would keep hundreds of MB in arenas of their own. */
const fewArenas = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };

runMain(async () => {
  const port = readPort('PORT', process.env.PORT || '3000');
  await requireFreePort(port, 'PORT');
  const apiUrl = process.env.SCHOOL_API_URL ?? '';
  const embedded = apiUrl === '';
  if (embedded) await requireFreeApiPort();
  requireFolder('SITE_DATA_DIR', process.env.SITE_DATA_DIR || 'data/site');
  ensureInstalled();
  await ensureBuilt();
  await checkVariables(port);

  const programs = new Programs();
  const url = apiUrl || (await startApi(programs));
  await startSite(programs, { port, apiUrl: url, embedded });

  console.log(`
  The site        http://localhost:${port}
  The school API  ${url}${embedded ? '  (embedded; reachable from this machine only)' : ''}
  Its data        ${embedded ? (process.env.DATABASE_URL ? 'DATABASE_URL' : process.env.SCHOOL_DATA_DIR || 'data/school') : 'kept by that server'}
  Stop both with Ctrl-C.
`);
});

/** Without the variable the API chooses a free port itself. */
async function requireFreeApiPort() {
  const asked = process.env.SCHOOL_API_PORT;
  if (!asked) return;
  await requireFreePort(readPort('SCHOOL_API_PORT', asked), 'SCHOOL_API_PORT', loopback);
}

function requireFolder(name, folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StopWithMessage(`${name}=${folder} cannot be written: ${error.message}`);
  }
}

/** Otherwise the site would report a wrong variable only at its first page. */
async function checkVariables(port) {
  const { parseEnv } = await import('../build/env.mjs');
  try {
    parseEnv({ ...process.env, PORT: String(port) });
  } catch (error) {
    throw new StopWithMessage(`Wrong variables:\n  ${error.message.replaceAll('\n', '\n  ')}`);
  }
}

/** Resolves with the URL when the API listens, so that the first page has its content. */
function startApi(programs) {
  return new Promise((resolve) => {
    /** @type {string | undefined} */
    let url;
    programs.start('The school API', ['build/school-api.mjs'], {
      env: { SCHOOL_API_HOST: loopback },
      onLine(line) {
        if (!line.includes('"event":"listening"')) return;
        url = JSON.parse(line).url;
        resolve(url);
      },
      // The same port, which the site has been given.
      restartEnv: () => (url ? { SCHOOL_API_PORT: new URL(url).port } : undefined),
    });
  });
}

function startSite(programs, { port, apiUrl, embedded }) {
  return new Promise((resolve) => {
    programs.start('The site', ['build/server.mjs'], {
      env: {
        SCHOOL_API_URL: apiUrl,
        PORT: String(port),
        NODE_ENV: 'production',
        ...fewArenas,
        ...(embedded && checkoutVariables()),
      },
      onLine(line) {
        if (line.includes('"event":"listening"')) resolve();
      },
    });
  });
}
