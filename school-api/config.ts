import path from 'node:path';
import { z } from 'zod';
import { retentionOf, retentionVariables } from '@/contract/facts/retention-variables';
import { formSettings, formVariables } from './forms';
import { mailSettings, mailVariables } from './mail';
import {
  aboutTax,
  paperSchool,
  paymentConfig,
  paymentVariables,
  refuseTestKeys,
  requireAllKeys,
  requireUrnDate,
  taxSettings,
  taxVariables,
} from './money';
import { officeSettings, officeVariables } from './office';
import { isPublic } from './platform';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isDatabaseUrl = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const milliseconds = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of milliseconds')
    .transform(Number)
    .default(fallback);

const variables = z
  .object({
    ...paymentVariables,
    ...formVariables,
    ...mailVariables,
    ...officeVariables,
    ...retentionVariables,
    ...taxVariables,
    SCHOOL_API_PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
      .optional(),
    SCHOOL_API_HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('127.0.0.1'),
    SCHOOL_API_ROOT: z.string().default('.'),
    SCHOOL_DATA_DIR: z.string().default('./data/school'),
    SCHOOL_SEED: z
      .enum(['demo', 'none'], { error: "must be 'demo' (fill an empty database) or 'none'" })
      .optional(),
    DATABASE_URL: z
      .string()
      .refine(isDatabaseUrl, 'must be an address that begins with postgres://')
      .optional(),
    DATABASE_QUERY_TIMEOUT_MS: milliseconds(15_000),
    DATABASE_WAIT_TIMEOUT_MS: milliseconds(5_000),
    DATABASE_IDLE_TIMEOUT_MS: milliseconds(60_000),
    /** A variable of the site: tells whether the site is public. */
    SITE_URL: z.string().optional(),
    /** Of the site beside it, where nobody has given it a public address. */
    PORT: z.string().optional(),
    /** Where the nightly backups lie. */
    BACKUP_DIR: z.string().optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    SHUTDOWN_DELAY_MS: milliseconds(0),
    SHUTDOWN_LIMIT_MS: milliseconds(25_000),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
      .default('info'),
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'must be development, production or test',
      })
      .default('development'),
  })
  .superRefine(requireAllKeys)
  .superRefine(requireUrnDate)
  .superRefine(refuseTestKeys);

/** @public A test compares the table in docs/configuration.md with them. */
export const apiVariables = Object.keys(variables.shape);

/** The message has one line per invalid variable. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: Record<string, string | undefined> = process.env) {
  // An empty value in an .env file counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const v = parsed.data;
  const root = path.resolve(v.SCHOOL_API_ROOT);
  const production = v.NODE_ENV === 'production';
  const dataDir = path.resolve(v.SCHOOL_DATA_DIR);
  const shownToPublic = isPublic(v);
  const tax = taxSettings(v, dataDir);
  return {
    forms: formSettings(v, { host: v.SCHOOL_API_HOST, dataDir }),
    mail: mailSettings(v, { siteUrl: tax.siteUrl, aboutTax: aboutTax(tax) }),
    office: officeSettings(v, { root, production }),
    tax,
    host: v.SCHOOL_API_HOST,
    port: v.SCHOOL_API_PORT,
    production,
    siteUrl: v.SITE_URL,
    sitePort: v.PORT || '3000',
    isPublic: shownToPublic,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN,
    shutdown: { delayMs: v.SHUTDOWN_DELAY_MS, limitMs: v.SHUTDOWN_LIMIT_MS },
    /** The demo's news, results and people are none of a real school. */
    seed: v.SCHOOL_SEED ?? (shownToPublic ? 'none' : 'demo'),
    databaseUrl: v.DATABASE_URL,
    databaseTimeouts: {
      queryMs: v.DATABASE_QUERY_TIMEOUT_MS,
      waitMs: v.DATABASE_WAIT_TIMEOUT_MS,
      idleTransactionMs: v.DATABASE_IDLE_TIMEOUT_MS,
    },
    dataDir,
    backupDir: v.BACKUP_DIR === undefined ? undefined : path.resolve(v.BACKUP_DIR),
    payments: paymentConfig(v, root, production),
    retention: retentionOf(v),
    paper: paperSchool({ root, registration: tax.registration }),
    /** Searched in this order: uploads, then the files of the demo content. */
    mediaFolders: [path.join(dataDir, 'media'), path.join(root, 'school-api/content/seed/media')],
    /** Relative to the repository's root, since the bundle is elsewhere. */
    migrationsFolder: path.join(root, 'school-api/db/migrations'),
  };
}
