import { z } from 'zod';

/** Raised when an older program could not read what is written; docs/decisions/backup.md. */
export const FORMAT = 1;

/** The first entry of a backup: what it is, and the tables in the order in which they are filled. */
export const HEAD_NAME = 'backup.json';
/** The last entry but one: every entry before it with its size and checksum, and how many rows. */
export const CONTENTS_NAME = 'contents.json';
/** The last entry: the checksum of the contents. A backup without it was cut off. */
export const SEAL_NAME = 'contents.sha256';

/** Read before all else, so that a newer format is named as such. */
export const formatOnly = z.object({ format: z.number().int().positive() });

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});

export const backupHead = formatOnly.extend({
  madeAt: z.string(),
  /** The newest change of the tables that the rows are written for: its number and its name. */
  migration: z.object({ when: z.number().int(), tag: z.string() }),
  tables: z.array(table),
  /** The last number given by each sequence; null where none was given yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

export const backupContents = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
  rows: z.record(z.string(), z.number().int()),
  /** Received files that retention removed while the backup was made: their rows forget them too. */
  forgotten: z.array(z.string()),
});

export type BackupTable = z.infer<typeof table>;
export type BackupHead = z.infer<typeof backupHead>;
export type BackupContents = z.infer<typeof backupContents>;

/** A piece of a table's rows: lines of JSON, compressed. Some thousand lines at most. */
export const rowsName = (tableName: string, piece: number) =>
  `rows/${tableName}/${String(piece).padStart(6, '0')}.jsonl.gz`;

export const rowsTable = (entryName: string) =>
  /^rows\/(\w+)\/\d+\.jsonl\.gz$/.exec(entryName)?.[1];
