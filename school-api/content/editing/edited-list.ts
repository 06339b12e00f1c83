import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Field } from '../lists/collection';
import type { ListFacts } from './types';

/** A list with what its services need. */
export type EditedList = ListFacts & {
  table: PgTable & { id: PgColumn };
  /** News has its slug among them. */
  fields: readonly Field[];
  /** By which the site is told of a change. */
  tag: string;
  /** Fields that name a record. */
  same: readonly string[];
  /** No two records on the site may agree in them. */
  unique: readonly string[];
};
