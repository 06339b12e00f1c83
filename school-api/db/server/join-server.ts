import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../platform';
import { addressOf } from './address';

export type Server = {
  url: string;
  /** Resolves when the server has stored everything and ended, if this process started it. */
  stop: () => Promise<void>;
};

/** PostgreSQL's error code while it starts, recovers from a crash, or shuts down. */
const NOT_NOW = '57P03';
const TRIES = 100;
const PAUSE_MS = 100;
/** A server whose parent was killed is shutting down by then. */
const ORPHAN_MS = 1_000;

/** The server already running on a folder; undefined if there is none. */
export async function joinServer(folder: string): Promise<Server | undefined> {
  if (!existsSync(folder)) return undefined;
  const url = addressOf(folder);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = await connect(url);
    if (code === '') return { url, stop: async () => undefined };
    if (code !== NOT_NOW) return undefined;
    await wait(PAUSE_MS);
  }
  return undefined;
}

/** Whether a server is running on the folder and staying up. */
export async function isServed(folder: string): Promise<boolean> {
  const url = addressOf(folder);
  if ((await connect(url)) !== '') return false;
  await wait(ORPHAN_MS);
  return (await connect(url)) === '';
}

/** The error's code; empty for none. */
async function connect(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return '';
  } catch (error) {
    return errorCode(error) || 'unknown';
  }
}
