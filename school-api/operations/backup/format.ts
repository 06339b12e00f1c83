import { z } from 'zod';

/** Raised when an older program could not read the new format; docs/decisions/backup.md. */
export const FORMAT = 1;

/** The first entry of a backup: its description, and the tables in insertion order. */
export const HEAD_NAME = 'backup.json';
/** The last entry but one: every entry before it with size and checksum, and the number of rows. */
export const CONTENTS_NAME = 'contents.json';
/** The last entry: the checksum of the contents. Without it a backup is truncated. */
export const SEAL_NAME = 'contents.sha256';

/** Read first, so that a newer format is reported as such. */
export const formatOnly = z.object({ format: z.number().int().positive() });

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});

export const backupHead = formatOnly.extend({
  madeAt: z.string(),
  /** The newest migration that the rows are written for: its number and name. */
  migration: z.object({ when: z.number().int(), tag: z.string() }),
  tables: z.array(table),
  /** The last value of each sequence; null if it is unused. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

export const backupContents = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
  rows: z.record(z.string(), z.number().int()),
  /** Received files that retention removed during the backup; their rows drop them too. */
  forgotten: z.array(z.string()),
});

export type BackupTable = z.infer<typeof table>;
export type BackupHead = z.infer<typeof backupHead>;
export type BackupContents = z.infer<typeof backupContents>;

/** A chunk of a table's rows: compressed JSON lines, some thousand at most. */
export const rowsName = (tableName: string, piece: number) =>
  `rows/${tableName}/${String(piece).padStart(6, '0')}.jsonl.gz`;

export const rowsTable = (entryName: string) =>
  /^rows\/(\w+)\/\d+\.jsonl\.gz$/.exec(entryName)?.[1];
