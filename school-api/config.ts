import path from 'node:path';
import { z } from 'zod';
import { school } from '@/content/school';
import { isLoopbackName } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import {
  about,
  hostName,
  onOff,
  portNumber,
  readVariables,
  type Source,
  sharedVariables,
} from '@/contract/facts/variables';
import { formSettings, formVariables } from './forms';
import { mailSettings, mailVariables } from './mail';
import {
  aboutTax,
  createPdfSchool,
  paymentConfig,
  paymentVariables,
  refuseTestKeys,
  requireAllKeys,
  type TaxFacts,
  taxSettings,
  taxVariables,
} from './money';
import { officeSettings } from './office';
import { isPublic } from './platform';

const isDatabaseUrl = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

export const apiVariables = {
  ...sharedVariables,
  ...paymentVariables,
  ...formVariables,
  ...mailVariables,
  ...taxVariables,
  SCHOOL_API_PORT: portNumber
    .optional()
    .meta(about('School API', 'where the embedded API listens', '4000 (or a free one)')),
  SCHOOL_API_HOST: hostName
    .default('127.0.0.1')
    .meta(
      about(
        'School API',
        'the address that it and the office listen on; `npm start` always uses `127.0.0.1`',
      ),
    ),
  SCHOOL_DATA_DIR: z
    .string()
    .default('./data/school')
    .meta(about('School API', 'its database and files')),
  SCHOOL_SEED: z
    .enum(['demo', 'none'], { error: "must be 'demo' (fill an empty database) or 'none'" })
    .optional()
    .meta(
      about(
        'School API',
        '`none` leaves an empty database empty',
        '`demo`, `none` under a public `SITE_URL`',
      ),
    ),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must start with postgres://')
    .optional()
    .meta(
      about(
        'Database',
        'a PostgreSQL server of your own (15 or newer, without a connection pooler) instead of the packaged one, which runs on `SCHOOL_DATA_DIR/database`',
      ),
    ),
  TRUST_CLIENT_IP: onOff
    .optional()
    .meta(
      about(
        'Limits',
        "`1` trusts the visitor's address that the site, or nginx before the office, sends",
        'on when `SCHOOL_API_HOST` is loopback',
      ),
    ),
  BACKUP_DIR: z
    .string()
    .optional()
    .meta(
      about(
        'Operations',
        'where `school-backup.service` writes the nightly backups; `check` checks the newest. `npm start` makes none',
      ),
    ),
};

const variables = z.object(apiVariables).superRefine(requireAllKeys).superRefine(refuseTestKeys);

export type Config = ReturnType<typeof readConfig>;

export function readConfig(source: Source = process.env, facts: TaxFacts = school) {
  const v = readVariables(variables, source);
  const root = process.cwd();
  const production = v.NODE_ENV === 'production';
  const dataDir = path.resolve(v.SCHOOL_DATA_DIR);
  const shownToPublic = isPublic(v);
  const host = v.SCHOOL_API_HOST;
  /** On loopback only the site and a proxy can connect, so their x-client-ip header is trusted. */
  const trustClientIp = v.TRUST_CLIENT_IP ?? isLoopbackName(host);
  const tax = taxSettings(v, { dataDir, facts });
  return {
    forms: formSettings(v, { trustClientIp, dataDir }),
    mail: mailSettings(v, { siteUrl: tax.siteUrl, aboutTax: aboutTax(tax) }),
    office: officeSettings(v, { host, trustClientIp, root, production }),
    tax,
    host,
    port: v.SCHOOL_API_PORT,
    production,
    siteUrl: v.SITE_URL,
    sitePort: v.PORT,
    isPublic: shownToPublic,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN,
    /** A real school must not show the demo's news, results and people. */
    seed: v.SCHOOL_SEED ?? (shownToPublic ? 'none' : 'demo'),
    databaseUrl: v.DATABASE_URL,
    dataDir,
    backupDir: v.BACKUP_DIR === undefined ? undefined : path.resolve(v.BACKUP_DIR),
    payments: paymentConfig(v, root, production),
    retention: RETENTION,
    pdfSchool: createPdfSchool({ root, registrations: tax.registrations }),
    /** Searched in this order: uploads, then the files of the demo content. */
    mediaFolders: [path.join(dataDir, 'media'), path.join(root, 'school-api/content/seed/media')],
    /** Relative to the repository's root, since the bundle is elsewhere. */
    migrationsFolder: path.join(root, 'school-api/db/migrations'),
  };
}
