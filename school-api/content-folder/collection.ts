import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReadName } from '@/contract';
import type { FieldType } from './field-types';

export type ListTable = PgTable & { id: PgColumn; place: PgColumn };
type Field = { name: string; column: string; type: FieldType };

/** Maps a YAML file of the folder to a database table. */
export type Collection = {
  file: string;
  /** Comment at the top of the file. */
  about: string;
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
  readonly [keyof T['$inferInsert'] & string, FieldType]
>;

export function collection<T extends ListTable>(
  table: T,
  facts: Pick<Collection, 'file' | 'about' | 'read' | 'same'> & {
    unique?: boolean;
    fields: Shape<T>;
  },
): Collection {
  const fields = Object.entries(facts.fields).map(([name, [column, type]]) => ({
    ...{ name, column, type },
  }));
  return { ...facts, table, fields, unique: facts.unique ?? false };
}
