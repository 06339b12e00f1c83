import { z } from 'zod';

/** Codes of PostgreSQL (too many connections, shutdown, query timeout, deadlock) and of the network. */
const DOWN = /^(53300|40P01|57014|57P0[1-3]|08\d{3}|ECONN\w+|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
/** Client errors without a code: no free connection, or a lost one. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect$|^Connection terminated|connection error and is not queryable/;

const facts = z.looseObject({ code: z.string().catch(''), syscall: z.string().catch('') });

/** Whether the database is busy or cannot be reached, so that the same request may succeed later. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = facts.parse(at);
    // A missing socket, while the packaged server restarts.
    if (DOWN.test(code) || (code === 'ENOENT' && syscall === 'connect')) return true;
    if (NO_CONNECTION.test(at.message)) return true;
  }
  return false;
}
