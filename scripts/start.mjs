import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { checkoutVariables } from './run/checkout.mjs';
import { ensureInstalled } from './run/install.mjs';
import { demandPort, readPort } from './run/ports.mjs';
import { Programs } from './run/programs.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

const loopback = '127.0.0.1';

runMain(async () => {
  const port = readPort('PORT', process.env.PORT ?? '3000');
  await demandPort(port, 'PORT');
  const apiUrl = process.env.SCHOOL_API_URL ?? '';
  const embedded = apiUrl === '';
  if (embedded) await demandApiPort();
  demandFolder('SITE_DATA_DIR', process.env.SITE_DATA_DIR ?? 'data/site');
  ensureInstalled();
  await ensureBuilt();
  await checkVariables(port);

  const programs = new Programs();
  const url = apiUrl || (await startApi(programs));
  await startSite(programs, { port, apiUrl: url, embedded });

  console.log(`
  The site        http://localhost:${port}
  The school API  ${url}${embedded ? '  (embedded; reachable from this machine only)' : ''}
  Its data        ${embedded ? (process.env.DATABASE_URL ? 'DATABASE_URL' : (process.env.SCHOOL_DATA_DIR ?? 'data/school')) : 'kept by that server'}
  Stop both with Ctrl-C.
`);
});

/** A port that is not asked for is chosen by the API itself, and cannot be lost on the way. */
async function demandApiPort() {
  const asked = process.env.SCHOOL_API_PORT;
  if (!asked) return;
  await demandPort(readPort('SCHOOL_API_PORT', asked), 'SCHOOL_API_PORT', loopback);
}

function demandFolder(name, folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StopWithMessage(`${name}=${folder} cannot be written: ${error.message}`);
  }
}

async function ensureBuilt() {
  const stamp = existsSync('build/stamp') ? readFileSync('build/stamp', 'utf8') : '';
  if (stamp === sourcesHash()) return;
  console.log(stamp ? 'The sources have changed: building ...' : 'Building ...');
  const { build } = await import('./build.mjs');
  await build();
}

/** The site would meet a wrong variable on the first page only; here it is said at once. */
async function checkVariables(port) {
  const { parseEnv } = await import('../build/env.mjs');
  try {
    parseEnv({ ...process.env, PORT: String(port) });
  } catch (error) {
    throw new StopWithMessage(`Wrong variables:\n  ${error.message.replaceAll('\n', '\n  ')}`);
  }
}

/** Resolves with its address when the API listens: the first page already has its content. */
function startApi(programs) {
  return new Promise((resolve) => {
    programs.start('The school API', process.execPath, ['build/school-api.mjs'], {
      env: { SCHOOL_API_HOST: loopback },
      onLine(line) {
        if (line.includes('"event":"listening"')) resolve(JSON.parse(line).url);
      },
    });
  });
}

function startSite(programs, { port, apiUrl, embedded }) {
  return new Promise((resolve) => {
    const next = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
    programs.start('The site', process.execPath, next, {
      env: {
        SCHOOL_API_URL: apiUrl,
        PORT: String(port),
        NODE_ENV: 'production',
        ...(embedded && checkoutVariables()),
      },
      onLine(line) {
        if (line.includes('Ready in')) resolve();
        // Next's own greeting says the same as ours.
        return !/^\s*(▲|- (Local|Network)|✓|$)/.test(line);
      },
    });
  });
}
