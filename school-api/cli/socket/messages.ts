import path from 'node:path';
import { z } from 'zod';

/** In the data folder, so that the folder's permissions apply. */
export const socketPath = (dataDir: string) => path.join(dataDir, 'school-api.sock');

/** The request, one line of JSON. */
export const commandMessage = z.object({
  args: z.array(z.string().max(10_000)).max(100),
  /** The caller's working directory. */
  cwd: z.string().max(4_096),
  isTerminal: z.boolean(),
  /** The socket is open to the owner of the data folder alone, so the name is believed. */
  user: z.string().max(64).default(''),
});

/** Replies, one line of JSON each: output, pieces of a file (`whole` ends it) and the exit code. */
export const replyMessage = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ piece: z.string(), file: z.string() }),
  z.object({ base64: z.string(), file: z.string() }),
  z.object({ whole: z.string() }),
  z.object({ exit: z.number().int() }),
]);

export type CommandMessage = z.infer<typeof commandMessage>;
export type ReplyMessage = z.infer<typeof replyMessage>;
