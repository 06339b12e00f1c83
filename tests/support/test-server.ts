import { startPostgres } from '../../scripts/run/postgres';

/** One database server for all tests of a run: every project calls this, the first starts it. */
export default async function startTestServer() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
