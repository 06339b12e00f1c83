import { ServerResponse } from 'node:http';
import pg from 'pg';
import { start } from '@/school-api/start';

/**
 * The school API, which kills itself before a chosen step: a database write, a call to the provider,
 * its response, or our own response. Its clock can be advanced.
 */
type Order = { killAt: number; from: 'now' | 'first call' };

const ahead = Number(process.env.CRASH_CLOCK_AHEAD_MS ?? 0);
let order: Order | undefined = readOrder(process.env.CRASH_ORDER);
let called = false;
let steps = 0;

function readOrder(text: string | undefined): Order | undefined {
  return text ? JSON.parse(text) : undefined;
}

function step() {
  if (order === undefined || (order.from === 'first call' && !called)) return;
  steps += 1;
  if (steps === order.killAt) process.kill(process.pid, 'SIGKILL');
}

process.on('message', (message: Order) => {
  order = message;
  steps = 0;
  process.send?.('armed');
});

// Otherwise the process would outlive the test, which may have ended while this loaded.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(args[0]);
  }
  static override now = () => RealDate.now() + ahead;
} as DateConstructor;

/** A kill before a read leaves the same state as one before the next step. */
const READ = /^\s*(select|begin|set|show)\b/i;

/** Drizzle passes an object with the text. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return query instanceof Object && 'text' in query ? String(query.text) : '';
}

const query = pg.Client.prototype.query;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: Parameters<typeof query>) {
    if (!READ.test(textOf(args[0]))) step();
    return query.apply(this, args);
  },
});

const realFetch = globalThis.fetch;
globalThis.fetch = async (...args) => {
  called = true;
  step();
  const response = await realFetch(...args);
  step();
  return response;
};

const writeHead = ServerResponse.prototype.writeHead;
Object.assign(ServerResponse.prototype, {
  writeHead(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    step();
    return writeHead.apply(this, args);
  },
});

await start();
