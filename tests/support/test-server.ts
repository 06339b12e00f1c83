import { startPostgres } from '../../scripts/run/postgres';

let running: ReturnType<typeof startPostgres> | undefined;

/** One database server for all tests of a run, whichever projects they belong to. */
export default async function startTestServer() {
  running ??= startPostgres();
  const server = await running;
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
