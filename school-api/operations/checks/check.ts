import type { Db } from '../../db';
import type { FormSettings } from '../../forms';
import type { MailSettings } from '../../mail';
import type { PaymentConfig, TaxSettings } from '../../money';

/** Something the operator should know; never with a secret or a visitor's data. */
export type Finding = {
  id: string;
  /** Serious: visitors lose something, or soon will. */
  severity: 'serious' | 'advice';
  what: string;
  why: string;
  todo: string;
};

type Text = Pick<Finding, 'what' | 'why' | 'todo'>;

/** For a check with one finding. */
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
  /** A name's TXT records; empty if there are none. Throws if the lookup fails. */
  lookUpText: (name: string) => Promise<string[]>;
  freeBytes: (folder: string) => Promise<number>;
  /** When the certificate of an https address ends, which may be past. Throws if it cannot be asked. */
  certificateEnd: (url: string) => Promise<Date>;
};

export type Check = {
  /** Such as 'mail server', for the finding when the check itself fails. */
  subject: string;
  run: (deps: CheckDeps) => Finding[] | Promise<Finding[]>;
};

/** For each network query. */
export const NETWORK_TIMEOUT_MS = 5_000;

export function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
