import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { parseJson } from '@/contract';
import { errorCode } from '../../start-error';
import type { Terminal } from '../command';
import { OfficeError } from '../errors';
import { type CommandMessage, replyMessage, socketPath } from './messages';

type Output = Pick<Terminal, 'out' | 'save'> & { err: (text: string) => void };

/** Executes a command in the running site; undefined when no site uses this data folder. */
export async function runOnSite(
  dataDir: string,
  command: CommandMessage,
  output: Output,
): Promise<number | undefined> {
  const socket = await open(socketPath(dataDir));
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  const file = incomingFile(output.save);
  try {
    for await (const line of createInterface({ input: socket })) {
      const reply = replyMessage.parse(parseJson(line));
      if ('out' in reply) await output.out(reply.out);
      else if ('err' in reply) output.err(reply.err);
      else if ('piece' in reply) await file.add(reply.file, reply.piece);
      else if ('base64' in reply) await file.add(reply.file, Buffer.from(reply.base64, 'base64'));
      else if ('whole' in reply) await file.finish();
      else return reply.exit;
    }
  } finally {
    await file.abandon();
  }
  throw new OfficeError('The site stopped before the command was finished.');
}

async function open(file: string): Promise<Socket | undefined> {
  if (!existsSync(file)) return undefined;
  const socket = connect(file);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const code = errorCode(error);
    // The socket of a site that was killed.
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new OfficeError(
      `The site is running, and this user may not give it commands (${file}). Run the command as the user whom the site runs as.`,
    );
  }
}

type Piece = string | Uint8Array;

/** Turns received pieces into the async iterable that `save` reads, with back pressure. */
function incomingFile(save: Terminal['save']) {
  let next: (piece: Piece | undefined) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  let taken: () => void = () => undefined;
  let saved: Promise<void> | undefined;

  async function* pieces() {
    for (;;) {
      const piece = await new Promise<Piece | undefined>((resolve, reject) => {
        next = resolve;
        fail = reject;
        taken();
      });
      if (piece === undefined) return;
      yield piece;
    }
  }

  const nextRead = () =>
    new Promise<void>((resolve) => {
      taken = resolve;
    });

  return {
    async add(name: string, piece: Piece) {
      if (!saved) {
        const ready = nextRead();
        saved = save(name, pieces());
        await Promise.race([ready, saved]);
      }
      const ready = nextRead();
      next(piece);
      await Promise.race([ready, saved]);
    },
    async finish() {
      next(undefined);
      await saved;
      saved = undefined;
    },
    /** Lets the writer remove a file that will not be complete. */
    async abandon() {
      fail(new OfficeError('The file was not finished.'));
      await saved?.catch(() => undefined);
    },
  };
}
