import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { OfficeFilter, Slice } from '../../repositories/office/filter';
import type { OfficeRecord } from '../table';

/** One of the things that people send to the school. */
export type Subject = {
  name: string;
  one: string;
  /** The fields that a list shows. */
  listed: readonly string[];
  /** All fields, in the order of an export. */
  fields: readonly string[];
  states?: readonly string[];
  count: (db: Db, filter: OfficeFilter) => Promise<number>;
  list: (db: Db, filter: OfficeFilter, slice: Slice, config: Config) => Promise<OfficeRecord[]>;
  find: (db: Db, id: string, config: Config) => Promise<OfficeRecord | undefined>;
};

/** Rupees as a number with two decimals, from paise. */
export function rupees(paise: number | null): string {
  if (paise === null) return '';
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A row's number, or nothing where the words are none. */
export function rowNumber(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
