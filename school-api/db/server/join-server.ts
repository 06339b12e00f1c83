import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../start-error';
import { addressOf } from './address';
import type { Server } from './run-server';

/** PostgreSQL's code while it starts, or recovers after a crash. */
const STARTING = '57P03';
const TRIES = 100;
const PAUSE_MS = 100;

/** The server that runs on a folder already; undefined when there is none. */
export async function joinServer(folder: string): Promise<Server | undefined> {
  if (!existsSync(folder)) return undefined;
  const url = addressOf(folder);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = await connect(url);
    if (code === '') return { url, stop: async () => undefined };
    if (code !== STARTING) return undefined;
    await wait(PAUSE_MS);
  }
  return undefined;
}

/** The code of the error; empty for none. */
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
