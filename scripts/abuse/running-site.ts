import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warm } from '../bench/deployment';
import { startNginx } from '../bench/load-nginx';
import { memoryMb } from '../run/memory';
import { freePorts } from '../run/ports.mjs';
import { startProgram } from '../run/program';
import { StopWithMessage } from '../run/stop.mjs';
import type { Site } from './attack';
import { PAGES } from './visitors';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** As deploy/systemd sets it where nginx stands in front. */
const BEHIND_NGINX = { TRUST_PROXY: '1', SITE_HOST: '127.0.0.1', KEEP_ALIVE_TIMEOUT: '75000' };

/** `npm start` of the build with the limits as they are shipped, alone or behind deploy/nginx. */
export async function startSite(isBehindNginx: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'abuse-'));
  // nginx, started by root, works as another user.
  chmodSync(folder, 0o755);
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const program = await startProgram(['scripts/start.mjs'], {
    ready: /The site +http/,
    env: {
      // None of the caller's variables: no real database, mailbox or provider is reached.
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_DATA_DIR: join(folder, 'site'),
      SCHOOL_DATA_DIR: join(folder, 'school'),
      ...(isBehindNginx && BEHIND_NGINX),
    },
  });
  const pid = childOf(program.pid, 'build/server.mjs');
  const api = childOf(program.pid, 'build/school-api.mjs');
  const plain = `http://127.0.0.1:${port}`;
  for (const page of PAGES) await warm(plain + page);
  const before = isBehindNginx ? await startInFront(folder, port) : undefined;
  const site: Site = before?.site ?? { url: plain };
  return {
    site,
    memoryMb: () => memoryMb(pid),
    apiMemoryMb: () => memoryMb(api),
    sockets: () => socketsOf(pid),
    stop: async () => {
      before?.stop();
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startInFront(folder: string, port: number) {
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const nginx = await startNginx(own, [port], { keepLimits: true });
  return {
    site: { url: nginx.url, certificate: join(own, 'school/tls/fullchain.pem') },
    stop: nginx.stop,
  };
}

function childOf(parent: number | undefined, script: string): number {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const { status, command } = processOf(name);
    if (status.includes(`\nPPid:\t${parent}\n`) && command.includes(script)) return Number(name);
  }
  throw new StopWithMessage(`${script} does not run.`);
}

function processOf(pid: string): { status: string; command: string } {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
    return { status: read('status'), command: read('cmdline') };
  } catch {
    return { status: '', command: '' };
  }
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => kindOf(join(folder, name)).startsWith('socket:'))
    .length;
}

/** Files are closed while they are listed. */
function kindOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
