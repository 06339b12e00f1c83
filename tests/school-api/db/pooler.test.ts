import { createConnection, createServer, type Socket } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import { openPostgres } from '@/school-api/db/open-postgres';
import { closing } from '../../support/closing';
import { listening } from '../../support/listening';
import { createDatabase, migrationsFolder } from '../test-database';

const LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout'];

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  database = await createDatabase();
  closing(database.drop);
});

/** Opens the database through a proxy that receives each connection's first message. */
async function openThrough(receive: (first: Buffer, client: Socket) => void) {
  const pooler = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', (first) => receive(Buffer.from(first), client));
  });
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${await listening(pooler)}`;
  return openPostgres(url.href, migrationsFolder);
}

/** PgBouncer's default. */
function refuse(_: Buffer, client: Socket) {
  const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
  client.end(message(fields, Buffer.from('E')));
}

/** PgBouncer with `ignore_startup_parameters`. */
function passOnWithoutLimits(first: Buffer, client: Socket) {
  const words = first.subarray(8).toString().split('\0');
  const isKept = (_: string, index: number) => !LIMITS.includes(words[index - (index % 2)] ?? '');
  const server = connect();
  const version = first.subarray(4, 8).toString('latin1');
  server.write(message(version + words.filter(isKept).join('\0')));
  client.pipe(server).pipe(client);
}

/** The server may reset a connection that is being closed. */
const connect = () => createConnection(socketOf(database.url)).on('error', () => undefined);

const socketOf = (url: string) => {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: hostname, port: Number(port) };
};

function message(text: string, kind = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(text));
  return Buffer.concat([kind, length, Buffer.from(text)]);
}

it.each([
  ['refuses', refuse],
  ['drops', passOnWithoutLimits],
])('a pooler that %s a connection’s limits is refused with what to do', async (_, receive) => {
  await expect(openThrough(receive)).rejects.toThrow(
    /is behind a connection pooler, .* Set DATABASE_URL to the PostgreSQL server itself/,
  );
});

it('a pooler that passes the limits on is accepted', async () => {
  const opened = await openThrough((first, client) => {
    const server = connect();
    server.write(first);
    client.pipe(server).pipe(client);
  });
  await opened.close();
});
