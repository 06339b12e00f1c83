import { MALLOC_ARENAS, SITE_FLAGS } from './node-flags.mjs';
import { type Env, startProgram } from './program';
import { type Service, startService } from './service';

export const LISTENING = /^(\{.*"event":"listening".*\})\n/m;

export type SiteOptions = {
  apiUrl: string;
  dataDir: string;
  /** For tests that need the port before the start. */
  port?: number | undefined;
  env?: Env | undefined;
  flags?: readonly string[];
};

/** The built site, as `npm start` runs it, without a school API. */
export function startSite(options: SiteOptions): Promise<Service> {
  const { apiUrl, dataDir, port = 0, env = {}, flags = [] } = options;
  const fixed = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...MALLOC_ARENAS,
    PORT: String(port),
    SITE_DATA_DIR: dataDir,
    SCHOOL_API_URL: apiUrl,
    ...env,
  };
  return startService(
    (more) =>
      startProgram([...SITE_FLAGS, ...flags, 'build/server.mjs'], {
        ready: LISTENING,
        env: { ...fixed, ...more },
      }),
    ({ found }) => {
      const own = JSON.parse(found).port;
      if (typeof own !== 'number') throw new Error(`No port in ${found}`);
      const url = `http://${env.SITE_HOST ?? 'localhost'}:${own}`;
      return { url, again: { PORT: String(own) } };
    },
  );
}
