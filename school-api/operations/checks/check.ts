import type { Db } from '../../db';
import type { FormSettings } from '../../forms';
import type { MailSettings } from '../../mail';
import type { PaymentConfig, TaxSettings } from '../../money';

/** Something that the person who runs the site should know; never with a secret or a visitor's data. */
export type Finding = {
  id: string;
  /** Serious: visitors lose something, or soon will. */
  severity: 'serious' | 'advice';
  what: string;
  why: string;
  todo: string;
};

type Text = Pick<Finding, 'what' | 'why' | 'todo'>;

/** A check that complains of one thing returns one of these. */
export const serious = (id: string, text: Text): Finding[] => [
  { id, severity: 'serious', ...text },
];
export const advice = (id: string, text: Text): Finding[] => [{ id, severity: 'advice', ...text }];

/** What the checks look at. */
export type CheckedConfig = {
  backupDir: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  forms: FormSettings;
  isPublic: boolean;
  mail: MailSettings;
  migrationsFolder: string;
  office: { isOn: boolean; host: string; url: string | undefined; trustClientIp: boolean };
  payments: PaymentConfig;
  seed: 'demo' | 'none';
  sitePort: number;
  siteUrl: string | undefined;
  tax: TaxSettings;
};

export type CheckDeps = {
  db: Db;
  config: CheckedConfig;
  now: () => Date;
  fetch: typeof globalThis.fetch;
  /** TXT records of a name; none where there are none. Fails when the answer cannot be had. */
  lookUpText: (name: string) => Promise<string[]>;
  freeBytes: (folder: string) => Promise<number>;
};

export type Check = {
  /** Such as 'mail server', for the finding when the check itself fails. */
  subject: string;
  run: (deps: CheckDeps) => Finding[] | Promise<Finding[]>;
};

/** For each question over the network. */
export const NETWORK_TIMEOUT_MS = 5_000;

export function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
