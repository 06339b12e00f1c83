/** Writes the tables of docs/configuration.md: run `npm run configuration` after changing a variable. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTables } from './configuration/tables';

const file = join(import.meta.dirname, '../docs/configuration.md');
await writeFile(file, withTables(await readFile(file, 'utf8')));
