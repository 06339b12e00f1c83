import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReadName } from '@/contract';
import type { FieldType } from './field-types';

export type ListTable = PgTable & { id: PgColumn; place: PgColumn };
/** What the form says beside the input. */
type Extra = { hint?: string /** Is a column of the office's table. */; inTable?: boolean };
export type Field = { name: string; column: string; type: FieldType; label: string } & Extra;

/** Maps a YAML file of the folder to a database table. */
export type Collection = {
  file: string;
  /** Comment at the top of the file. */
  about: string;
  /** In the office. */
  title: string;
  /** One record of it, in the office. */
  one: string;
  /** The page of the site that shows it. */
  page: string;
  /** Of the pages that show it (contract/change-tags.ts). */
  tag: string;
  table: ListTable;
  fields: readonly Field[];
  /** The call whose answer is this list as it is: each record with its id and these fields. */
  read?: ReadName;
  /** Fields of the natural key, which identifies a row when a record has no id. */
  same: readonly string[];
  /** The natural key is unique, so records have no id. */
  unique: boolean;
};

type Shape<T extends PgTable> = Record<
  string,
  readonly [keyof T['$inferInsert'] & string, FieldType, label: string, extra?: Extra]
>;

export function collection<T extends ListTable>(
  table: T,
  facts: Omit<Collection, 'table' | 'unique' | 'fields'> & {
    unique?: boolean;
    fields: Shape<T>;
  },
): Collection {
  const fields = Object.entries(facts.fields).map(([name, [column, type, label, extra]]) => ({
    ...{ name, column, type, label },
    ...extra,
  }));
  return { ...facts, table, fields, unique: facts.unique ?? false };
}
