import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../config';
import type { OpenDatabase } from '../db/db';
import { FolderInUse } from '../db/folder-lock';
import { openDatabase } from '../db/open';
import { OfficeError } from './usage-error';

export type School = OpenDatabase & { config: Config };

/** Opens what the site works with; `mayBegin` where nothing need be there yet. */
export async function openSchool({ mayBegin }: { mayBegin: boolean }): Promise<School> {
  const config = readConfig();
  const begun =
    config.databaseUrl !== undefined || existsSync(path.join(config.dataDir, 'database'));
  if (!begun && !mayBegin) {
    throw new OfficeError(
      `There is no school in the folder ${config.dataDir} yet. Start the site once, or set SCHOOL_DATA_DIR to its data folder.`,
    );
  }
  try {
    return { ...(await openDatabase(config)), config };
  } catch (error) {
    if (error instanceof FolderInUse) throw running(error);
    throw error;
  }
}

function running({ pid }: FolderInUse): OfficeError {
  return new OfficeError(
    `The site is running and holds its data (process ${pid}). Stop it, run this command, and start it again; with PostgreSQL (DATABASE_URL) both can work at once.`,
  );
}
