import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform';
import { type Address, chooseAddress } from './address';
import { type Binaries, findBinaries } from './binaries';
import { confine } from './confine';
import { clusterOf, initialise, makeFolder } from './initialise';
import { isServed, type Server } from './join-server';
import { inUse, startProblem } from './problems';
import { readServerLog } from './server-log';
import { type Durability, serverSettings } from './settings';

/** How long a server whose parent was killed may take to shut down. */
const TAKEN_SECONDS = 30;
const RESTART_MS = 1_000;

type Options = { log: Log; durability?: Durability };

/**
 * Runs the packaged PostgreSQL on a folder, creating it if missing. Resolves when it accepts
 * connections. A server that stops is restarted; it ends with this process.
 */
export async function runServer(folder: string, options: Options): Promise<Server> {
  await makeFolder(folder);
  if (await isServed(folder)) throw inUse(folder);
  const binaries = findBinaries(path.join(folder, 'libraries'));
  await initialise(folder, binaries);
  const address = await chooseAddress(folder);
  const launch = () => start({ folder, binaries, address, ...options });
  let child = await launch();
  let isStopping = false;

  async function keepRunning() {
    while (!isStopping) {
      await waitForExit(child);
      if (isStopping) return;
      options.log.error({ event: 'database-ended' }, 'the database server stopped; restarting it');
      await wait(RESTART_MS, undefined, { ref: false });
      if (isStopping) return;
      // It may fail repeatedly, for example while the disk is full.
      child = await launch().catch((error) => {
        options.log.error({ event: 'database-start', err: error }, 'the database did not start');
        return child;
      });
    }
  }
  const kept = keepRunning();

  return {
    url: address.url,
    stop: async () => {
      isStopping = true;
      // 'Fast' shutdown: open transactions are rolled back.
      child.kill('SIGINT');
      await kept;
      // One that was just being restarted.
      child.kill('SIGINT');
      await waitForExit(child);
    },
  };
}

type Start = Options & { folder: string; binaries: Binaries; address: Address };

function start(options: Start): Promise<ChildProcess> {
  const { folder, binaries, address, log, durability = 'durable' } = options;
  const settings = { ...serverSettings(durability), ...address.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const cluster = clusterOf(folder);
  const { file, args, ...user } = confine(
    folder,
    [...binaries.postgres, '-D', cluster, ...flags],
    TAKEN_SECONDS,
  );
  const child = spawn(file, args, {
    ...user,
    cwd: cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C must reach only this process, which stops the server last.
    detached: process.platform !== 'win32',
  });
  return new Promise((resolve, reject) => {
    const logs = readServerLog(child.stderr, log, () => resolve(child));
    child.once('error', (error) =>
      reject(startProblem(folder, { code: null, output: error.message })),
    );
    child.once('close', (code) => reject(startProblem(folder, { code, output: logs.output() })));
  });
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
