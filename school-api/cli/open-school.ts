import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config';
import { followFacts } from '../content/school-settings/read-facts';
import type { OpenDatabase } from '../db/db';
import { databaseFolder, openDatabase } from '../db/open';
import { OfficeError } from '../platform/command-errors';

export type School = OpenDatabase & { config: Config };

/** Without `allowEmptyFolder` the data folder must already contain a database. */
export async function openSchool({
  allowEmptyFolder,
}: {
  allowEmptyFolder: boolean;
}): Promise<School> {
  const config = readConfig();
  const exists = config.databaseUrl !== undefined || existsSync(databaseFolder(config.dataDir));
  if (!exists && !allowEmptyFolder) {
    throw new OfficeError(
      `There is no school in the folder ${config.dataDir} yet. Start the site once, or set SCHOOL_DATA_DIR to its data folder.`,
    );
  }
  const database = await openDatabase(config, { join: true });
  // Papers and mails of a command say what the site says.
  await followFacts(database.db);
  return { ...database, config };
}
