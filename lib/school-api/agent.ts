import { Agent } from 'undici';

/**
 * One pool of kept-alive connections. It has no timeouts of its own beyond connecting: reads bring
 * their deadline, writes may take as long as SCHOOL_API_TIMEOUT_MS says.
 */
export const agent = new Agent({
  connections: 32,
  pipelining: 1,
  connect: { timeout: 10_000 },
  headersTimeout: 0,
  bodyTimeout: 0,
  keepAliveTimeout: 4_000,
});
