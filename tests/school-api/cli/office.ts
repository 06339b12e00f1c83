import path from 'node:path';
import { runCli } from '@/school-api/cli/run';
import { writeAtomically } from '@/school-api/cli/write-records';
import { type Config, readConfig } from '@/school-api/config';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import type { Db } from '@/school-api/db';
import { tempFolder } from '../../support/temp-folder';
import { openTestDatabase } from '../test-database';

export const NOW = new Date('2026-11-21T10:00:00Z');

/** The command line over a given database; records all its output. */
export function commandLine(
  db: Db,
  dataDir: string,
  env: Record<string, string> = {},
  changed: Partial<Config> = {},
) {
  const variables = { ...env, SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' };
  const config = { ...readConfig(variables), ...changed };
  return async (...args: string[]) => {
    const written = { out: '', output: '' };
    const code = await runCli(args, {
      cwd: process.cwd(),
      user: 'meena',
      save: writeAtomically,
      out: (text) => {
        written.out += text;
      },
      tell: (line) => {
        written.output += `${line}\n`;
      },
      progress: () => ({ at: () => undefined, end: () => undefined }),
      openSchool: async () => ({ db, config, close: async () => undefined }),
      now: () => NOW,
    });
    return { code, ...written };
  };
}

/** A test database, a data folder, and the command line over both. */
export async function openOffice({
  demo = true,
  env = {},
}: {
  demo?: boolean;
  env?: Record<string, string>;
} = {}) {
  const database = await openTestDatabase();
  if (demo) await insertDemo(database.db, NOW);
  const dataDir = tempFolder();
  return {
    db: database.db,
    dataDir,
    inFolder: (...names: string[]) => path.join(dataDir, ...names),
    school: commandLine(database.db, dataDir, env),
    close: database.close,
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
