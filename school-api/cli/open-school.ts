import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../config';
import type { OpenDatabase } from '../db/db';
import { FolderInUse } from '../db/folder-lock';
import { openDatabase } from '../db/open';
import { followFacts } from '../facts/read-facts';
import { OfficeError } from './errors';

export type School = OpenDatabase & { config: Config };

/** Without `allowEmptyFolder` the data folder must already contain a database. */
export async function openSchool({
  allowEmptyFolder,
}: {
  allowEmptyFolder: boolean;
}): Promise<School> {
  const config = readConfig();
  const exists =
    config.databaseUrl !== undefined || existsSync(path.join(config.dataDir, 'database'));
  if (!exists && !allowEmptyFolder) {
    throw new OfficeError(
      `There is no school in the folder ${config.dataDir} yet. Start the site once, or set SCHOOL_DATA_DIR to its data folder.`,
    );
  }
  try {
    const database = await openDatabase(config);
    // Papers and mails of a command say what the site says.
    await followFacts(database.db);
    return { ...database, config };
  } catch (error) {
    if (error instanceof FolderInUse) throw inUse(error);
    throw error;
  }
}

function inUse({ pid }: FolderInUse): OfficeError {
  return new OfficeError(
    `The data folder is held by process ${pid}, which takes no commands. If that is the site, it has not finished its start; try again in a moment.`,
  );
}
