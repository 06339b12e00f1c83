import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './run/built.mjs';
import { checkoutVariables } from './run/checkout.mjs';
import { ensureInstalled } from './run/install.mjs';
import { API_FLAGS, MALLOC_ARENAS, SITE_FLAGS } from './run/node-flags.mjs';
import { officeLines, readOffice } from './run/office.mjs';
import { readPort, requireFreePort } from './run/ports.mjs';
import { Programs } from './run/programs.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

const loopback = '127.0.0.1';

runMain(async () => {
  const port = readPort('PORT', process.env.PORT || '3000');
  await requireFreePort(port, 'PORT');
  const apiUrl = process.env.SCHOOL_API_URL ?? '';
  const embedded = apiUrl === '';
  if (embedded) {
    await requireFreeIfSet('SCHOOL_API_PORT', loopback);
    await requireFreeIfSet('OFFICE_PORT', loopback);
  }
  requireFolder('SITE_DATA_DIR', process.env.SITE_DATA_DIR || 'data/site');
  ensureInstalled();
  await ensureBuilt();
  checkVariables(port);

  const programs = new Programs();
  const { url, office } = embedded ? await startApi(programs) : { url: apiUrl };
  await startSite(programs, { port, apiUrl: url, embedded, office });

  console.log(`
  The site        http://localhost:${port}
  The school API  ${url}${embedded ? '  (embedded; reachable from this machine only)' : ''}
  Its data        ${embedded ? (process.env.DATABASE_URL ? 'DATABASE_URL' : process.env.SCHOOL_DATA_DIR || 'data/school') : 'kept by that server'}
${office ? officeLines(office) : ''}
  Stop both with Ctrl-C.
`);
});

/** Without the variable, the API chooses a free port itself. */
async function requireFreeIfSet(name, host) {
  const asked = process.env[name];
  if (asked) await requireFreePort(readPort(name, asked), name, host);
}

function requireFolder(name, folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StopWithMessage(`${name}=${folder} cannot be written: ${error.message}`);
  }
}

/** Before anything starts, so that a wrong variable does not stop a running program. */
function checkVariables(port) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run/check-variables.mjs'], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new StopWithMessage(`Wrong variables:\n  ${stderr.replaceAll('\n', '\n  ')}`);
}

/**
 * Resolves with the addresses once the API listens, so that the first page has its content. The office
 * listens before it.
 */
function startApi(programs) {
  return new Promise((resolve) => {
    /** @type {string | undefined} */
    let url;
    /** @type {import('./run/office.mjs').Office | undefined} */
    let office;
    programs.start('The school API', [...API_FLAGS, 'build/school-api.mjs'], {
      env: { SCHOOL_API_HOST: loopback },
      onLine(line) {
        const listens = readOffice(line);
        if (listens) {
          // After a restart, the printed link no longer works.
          if (office && listens.firstHead) console.log(`\n${officeLines(listens)}`);
          office = listens;
          return listens.firstHead === undefined;
        }
        if (!line.includes('"event":"listening"')) return undefined;
        url = JSON.parse(line).url;
        resolve({ url, office });
        return undefined;
      },
      // The same ports, since the site and people already have them.
      restartEnv: () =>
        url ? { SCHOOL_API_PORT: new URL(url).port, ...portOf(office) } : undefined,
    });
  });
}

/** For a restarted API, and for a site that forwards requests to the office. */
function portOf(office) {
  return office ? { OFFICE_PORT: new URL(office.listens).port } : {};
}

function startSite(programs, { port, apiUrl, embedded, office }) {
  return new Promise((resolve) => {
    programs.start('The site', [...SITE_FLAGS, 'build/server.mjs'], {
      env: {
        SCHOOL_API_URL: apiUrl,
        PORT: String(port),
        NODE_ENV: 'production',
        ...MALLOC_ARENAS,
        ...(embedded && checkoutVariables()),
        ...portOf(office),
      },
      onLine(line) {
        if (line.includes('"event":"listening"')) resolve();
      },
    });
  });
}
