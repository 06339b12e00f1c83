import { and, type Column, eq, gte, lt, type SQL } from 'drizzle-orm';

/** What the office asks for: from a moment, up to another one, in a state. */
export type OfficeFilter = { since?: Date; until?: Date; state?: string };
export type Slice = { limit: number; offset: number };

export function matching(
  { since, until, state }: OfficeFilter,
  createdAt: Column,
  stateOf?: SQL<string>,
): SQL | undefined {
  return and(
    since && gte(createdAt, since),
    until && lt(createdAt, until),
    state !== undefined && stateOf ? eq(stateOf, state) : undefined,
  );
}
