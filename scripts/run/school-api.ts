import { API_FLAGS } from './node-flags.mjs';
import { readOffice } from './office.mjs';
import { type Env, startProgram } from './program';
import { type Service, startService } from './service';
import { LISTENING, type SiteOptions } from './site';

export type SchoolApi = Service & {
  /** The public address of the office. */
  officeUrl: string | undefined;
};

/** The built school API, as `npm start` runs it. In production its office opens on the port in `env`. */
export async function startSchoolApi(options: Omit<SiteOptions, 'apiUrl'>): Promise<SchoolApi> {
  const { dataDir, port = 0, env = {}, flags = [] } = options;
  const fixed = {
    SCHOOL_API_PORT: String(port),
    SCHOOL_DATA_DIR: dataDir,
    ...(env.NODE_ENV !== 'production' && { OFFICE_PORT: '0' }),
    ...env,
  };
  const service = await startService(
    (more) =>
      startProgram([...API_FLAGS, ...flags, 'build/school-api.mjs'], {
        ready: LISTENING,
        env: { ...fixed, ...more },
      }),
    ({ found, output }) => {
      const { url }: { url: string } = JSON.parse(found);
      const office = officeOf(output());
      const more = office && { OFFICE_PORT: new URL(office.listens).port };
      return { url, again: { SCHOOL_API_PORT: new URL(url).port, ...more } };
    },
  );
  return { ...service, officeUrl: officeOf(service.output())?.url };
}

const officeOf = (output: string) =>
  output
    .split('\n')
    .flatMap((text) => readOffice(text) ?? [])
    .at(0);

/** Variables as in a unit of `deploy/systemd`, with the sandbox as the payment provider. */
export const PRODUCTION_API: Env = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SCHOOL_ALLOW_SANDBOX: '1',
};
