import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Kind } from './kinds';

export type ListTable = PgTable & { id: PgColumn; place: PgColumn };
type Field = { name: string; column: string; kind: Kind };

/** One list of the site: a file in the folder, a table in the database. */
export type Collection = {
  file: string;
  /** Said at the top of the file. */
  about: string;
  table: ListTable;
  fields: readonly Field[];
  /** Fields that tell which row is meant, where a record has no id. */
  same: readonly string[];
  /** Those fields are unique, so that a record needs no id. */
  unique: boolean;
};

type Shape<T extends PgTable> = Record<string, readonly [keyof T['$inferInsert'] & string, Kind]>;

export function collection<T extends ListTable>(
  table: T,
  facts: Pick<Collection, 'file' | 'about' | 'same'> & { unique?: boolean; fields: Shape<T> },
): Collection {
  const fields = Object.entries(facts.fields).map(([name, [column, kind]]) => ({
    ...{ name, column, kind },
  }));
  return { ...facts, table, fields, unique: facts.unique ?? false };
}
