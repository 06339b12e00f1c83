import { startPostgres } from '../../../scripts/run/postgres';

/** One server for all faults; each test has a database of its own. */
export default async function startServer() {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
