import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config';
import { followFacts } from '../content';
import { databaseFolder, type OpenDatabase, openDatabase } from '../db';
import { guardPanKey } from '../money';
import { OfficeError } from '../platform';

export type School = OpenDatabase & { config: Config };

/** The data folder must already contain a database. */
export async function openSchool(): Promise<School> {
  const config = readConfig();
  const exists = config.databaseUrl !== undefined || existsSync(databaseFolder(config.dataDir));
  if (!exists) {
    throw new OfficeError(
      `There is no school data in ${config.dataDir}. Start the site once, or set SCHOOL_DATA_DIR to its data folder.`,
    );
  }
  const database = await openDatabase(config, { join: true });
  await guardPanKey(database.db, config.tax.panKey);
  // Gives a command's receipts and emails the site's facts.
  await followFacts(database.db);
  return { ...database, config };
}
