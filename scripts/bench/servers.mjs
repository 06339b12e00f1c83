import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { freePort } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';

const nextBin = resolve('node_modules/next/dist/bin/next');
const children = [];
/** Says that the steps before the framework (lib/http/on-request.ts) are there, so that none is added. */
const WITHOUT_STEPS = `--import "data:text/javascript,globalThis[Symbol.for('school.on-request')]=true"`;

/** The site as `npm start` serves it, or the same build as Next alone would serve it. */
export async function startSite({ plain }) {
  const folder = plain ? plainCopy() : '.';
  return startNext(folder, await startSchool(), plain ? 'plain' : 'ours');
}

/** Both ways before one school API. */
export async function startAll() {
  const school = await startSchool();
  const ours = await startNext('.', school, 'ours');
  const plain = await startNext(plainCopy(), school, 'plain');
  return { ours, plain };
}

async function startSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort(4500, '127.0.0.1');
  await start(['build/school-api.mjs'], '.', /"event":"listening"/, {
    SCHOOL_API_PORT: String(port),
    SCHOOL_DATA_DIR: join(dataDir, 'school'),
  });
  return { url: `http://127.0.0.1:${port}`, dataDir };
}

/** A page of another site, where visitors come from. */
export async function startElsewhere() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><p>Elsewhere');
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${server.address().port}/`;
}

export function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}

/** The same build without our page cache: Next's own, with its scripts and payload. */
function plainCopy() {
  // Outside the repository: links to its folders inside it would be a circle for every bundler.
  const folder = mkdtempSync(join(tmpdir(), 'bench-plain-'));
  cpSync('.next', join(folder, '.next'), {
    recursive: true,
    filter: (path) => !/cache$/.test(path),
  });
  for (const name of ['public', 'node_modules', 'lib', 'build', 'package.json', 'app']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `import config from ${JSON.stringify(resolve('next.config.mjs'))};
export default (phase) => {
  const { cacheHandler, cacheMaxMemorySize, compress, generateEtags, ...rest } = config(phase);
  return rest;
};
`,
  );
  return folder;
}

async function startNext(folder, school, name) {
  const port = await freePort(4600, '127.0.0.1');
  const url = `http://localhost:${port}`;
  await start([nextBin, 'start', '--port', String(port)], folder, /Ready in/, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    SITE_URL: url,
    // As it is found in public; a site on this machine would ask not to be.
    SITE_INDEXABLE: '1',
    SCHOOL_API_URL: school.url,
    SITE_DATA_DIR: join(school.dataDir, name),
    ...checkoutVariables(),
    ...(name === 'plain' && { NODE_OPTIONS: WITHOUT_STEPS }),
  });
  return url;
}

function start(args, cwd, ready, env) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  children.push(child);
  let text = '';
  return new Promise((done, fail) => {
    const hear = (chunk) => {
      text += chunk;
      if (ready.test(text)) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new StopWithMessage(`A server did not start:\n${text}`)));
  });
}
