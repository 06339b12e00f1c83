import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { parseJson } from '@/contract';
import { errorFacts } from '../../error-facts';
import { errorCode } from '../../start-error';
import { OfficeError } from '../errors';
import type { School } from '../open-school';
import { counter } from '../progress';
import { runCli } from '../run';
import { type CommandMessage, commandMessage, type ReplyMessage, socketPath } from './messages';

/** Far above normal use: a person at a terminal and a timer. */
const MAX_CONNECTIONS = 8;

type Deps = { school: Omit<School, 'close'>; log: Logger; now: () => Date };

/**
 * Executes commands of `npm run school` while this process has the embedded database open. The Unix
 * socket is accessible to the owner of the data folder only.
 */
export async function serveCommands(deps: Deps): Promise<() => void> {
  const { log, school } = deps;
  const file = socketPath(school.config.dataDir);
  const server = createServer((socket) => void answer(socket, deps));
  server.maxConnections = MAX_CONNECTIONS;
  // This process holds the folder's lock, so an existing socket is left over from a crash.
  rmSync(file, { force: true });
  try {
    server.listen(file);
    await once(server, 'listening');
    chmodSync(file, 0o600);
  } catch (error) {
    log.warn(
      { event: 'no-command-socket', reason: errorCode(error) },
      'the command socket could not be opened: commands do not work while the site runs',
    );
  }
  return () => {
    server.close();
    rmSync(file, { force: true });
  };
}

async function answer(socket: Socket, deps: Deps): Promise<void> {
  // A closed connection is detected at the next write.
  socket.on('error', () => socket.destroy());
  for await (const line of createInterface({ input: socket })) {
    const asked = commandMessage.safeParse(parseJson(line));
    if (!asked.success) break;
    const exit = await perform(asked.data, socket, deps);
    send(socket, { exit });
    break;
  }
  socket.end();
}

async function perform(
  { args, cwd, isTerminal, user }: CommandMessage,
  socket: Socket,
  { school, log, now }: Deps,
): Promise<number> {
  const write = (text: string) => requireConnection(socket, { err: text });
  try {
    return await runCli(args, {
      cwd,
      user,
      out: (text) => sendAndWait(socket, { out: text }),
      tell: (line) => write(`${line}\n`),
      progress: (what) => {
        const shown = counter(what, { isTerminal, write });
        return {
          ...shown,
          at: (done, total) => {
            requireConnection(socket);
            shown.at(done, total);
          },
        };
      },
      save: async (name, pieces) => {
        for await (const piece of pieces) await sendAndWait(socket, pieceOf(name, piece));
        await sendAndWait(socket, { whole: name });
      },
      openSchool: async () => ({ ...school, close: async () => undefined }),
      now,
    });
  } catch (error) {
    if (error instanceof ClientDisconnected) return 1;
    const { type, message } = errorFacts(error);
    log.error(
      { err: error, event: 'command-failed', command: args.slice(0, 2).join(' ') },
      'command failed',
    );
    send(socket, { err: `Unexpected error: ${type}: ${message}\n` });
    return 1;
  }
}

function pieceOf(file: string, piece: string | Uint8Array): ReplyMessage {
  if (typeof piece === 'string') return { piece, file };
  return { base64: Buffer.from(piece).toString('base64'), file };
}

/** Thrown at the next write after the client has disconnected; rolls back the transaction. */
class ClientDisconnected extends OfficeError {}

function requireConnection(socket: Socket, reply?: ReplyMessage): void {
  if (socket.destroyed || socket.readableEnded)
    throw new ClientDisconnected('The client has disconnected.');
  if (reply) send(socket, reply);
}

function send(socket: Socket, reply: ReplyMessage): boolean {
  return socket.destroyed || socket.write(`${JSON.stringify(reply)}\n`);
}

/** Waits for a slow reader, so that an export is never held in memory completely. */
async function sendAndWait(socket: Socket, reply: ReplyMessage): Promise<void> {
  requireConnection(socket);
  if (send(socket, reply)) return;
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}
