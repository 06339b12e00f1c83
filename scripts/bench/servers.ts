import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { newFolder } from '../run/folder';
import { freePorts, portOf } from '../run/ports.mjs';
import { startProgram } from '../run/program';
import { startSite } from '../run/site';
import { warm } from '../run/until';
import type { Deployment } from './deployment';

const nextBin = resolve('node_modules/next/dist/bin/next');
const SERVER_CORE = '0';

/** The site as `npm start` serves it, or the same build served by Next alone. */
export async function startBuild(deployment: Deployment, apiUrl: string, how: { plain: boolean }) {
  const [port = 0] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const dataDir = newFolder('bench-site');
  // Indexable, as in production; a site on localhost is not by default.
  const env = { SITE_URL: url, SITE_INDEXABLE: '1', ...checkoutVariables({}) };
  if (!how.plain) {
    const site = deployment.keep(await startSite({ apiUrl, dataDir, port, env }));
    return { url, pid: site.pid() };
  }
  const read = { SCHOOL_API_URL: apiUrl, SITE_DATA_DIR: dataDir, PORT: String(port) };
  return startNext(deployment, plainCopy(), port, { ...env, ...read });
}

/** The site and the servers it is compared with; all but the school API on one core. */
export async function startPeers(deployment: Deployment, page: string) {
  const { url: apiUrl } = await deployment.startApi();
  const site = await startBuild(deployment, apiUrl, { plain: false });
  const plain = await startBuild(deployment, apiUrl, { plain: true });
  const [port = 0] = await freePorts(1);
  const next = await startNext(deployment, buildPeer(), port);
  for (const { url } of [site, plain]) await warm(url + page);
  const copy = deployment.keep(
    await startProgram(['scripts/bench/peer-http.mjs'], {
      ready: /listening on (\d+)/,
      env: { PEER_PAGE: site.url + page },
    }),
  );
  for (const { pid } of [site, plain, next, copy]) {
    execFileSync('taskset', ['-acp', SERVER_CORE, String(pid)], { stdio: 'ignore' });
  }
  const http = `http://127.0.0.1:${copy.found}`;
  return { site: site.url, plain: plain.url, next: next.url, http };
}

async function startNext(deployment: Deployment, cwd: string, port: number, more = {}) {
  const env = { NODE_ENV: 'production', ...more };
  const args = [nextBin, 'start', '--port', String(port)];
  const { pid } = deployment.keep(await startProgram(args, { ready: /Ready in/, cwd, env }));
  return { url: `http://localhost:${port}`, pid };
}

/** A page of another site from which visitors arrive. */
export async function startElsewhere(deployment: Deployment): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><p>Elsewhere</p>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  deployment.keep({ stop: () => server.close() });
  return `http://127.0.0.1:${portOf(server)}/`;
}

function buildPeer(): string {
  const folder = resolve('build/peer-next');
  if (existsSync(join(folder, '.next/BUILD_ID'))) return folder;
  cpSync('scripts/bench/peer-next', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
  );
  execFileSync(process.execPath, [nextBin, 'build'], { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** The same build with Next's own cache, scripts and payload. */
function plainCopy(): string {
  // Outside the repository, because links to its own folders would be circular for bundlers.
  const folder = newFolder('bench-plain');
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
