import type { Config } from '../../config';
import type { Db } from '../../db/db';

/** Something that the person who runs the site should know; never with a secret or a visitor's data. */
export type Finding = {
  id: string;
  /** Serious: visitors lose something, or soon will. */
  severity: 'serious' | 'advice';
  what: string;
  why: string;
  todo: string;
};

export type CheckDeps = {
  db: Db;
  config: Config;
  now: () => Date;
  fetch: typeof globalThis.fetch;
  /** TXT records of a name; none where there are none. Fails when the answer cannot be had. */
  lookUpText: (name: string) => Promise<string[]>;
  freeBytes: (folder: string) => Promise<number>;
};

export type Check = {
  /** Such as 'mail server': what could not be told when the check itself fails. */
  subject: string;
  run: (deps: CheckDeps) => Finding[] | Promise<Finding[]>;
};

/** For each question over the network. */
export const NETWORK_TIMEOUT_MS = 5_000;

export function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
