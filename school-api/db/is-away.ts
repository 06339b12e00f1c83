/** Codes of PostgreSQL (too many connections, shut down, a query that took too long) and of the network. */
const AWAY = /^(53300|57014|57P0[1-3]|08\d{3}|ECONN\w+|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
/** What the pool says when no connection became free; it has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether the database is busy or cannot be reached, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true;
    if (at.message === NO_CONNECTION) return true;
  }
  return false;
}
