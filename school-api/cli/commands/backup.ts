import { resolve } from 'node:path';
import { type Config, readConfig } from '../../config';
import type { Db } from '../../db';
import { isKnownCv } from '../../forms';
import { createProvider, skipKnownNumbers } from '../../money';
import {
  headOf,
  openBackup,
  restoreBackup,
  type Snapshot,
  verifyBackup,
  withSnapshot,
  writeBackup,
} from '../../operations';
import type { Command, CommandContext, ParsedArguments, Terminal } from '../command';

export const backupCommands: Command[] = [
  {
    name: 'backup',
    positionals: ['<file>'],
    description: 'Writes all that the school has into one file: rows, pictures, documents, CVs',
    options: {
      verify: { description: 'reads a backup instead, and says whether every part is sound' },
    },
    details: [
      'The site may run meanwhile. The file appears when it is whole, and only its owner may read it:',
      'it holds personal data.',
    ],
    offline: { when: (args) => args.has('verify'), run: verify },
    looks: () => ({ record: 'everything' }),
    run: backup,
  },
  {
    name: 'restore',
    positionals: ['<file>'],
    description: 'Brings a backup into an empty data folder, and an empty database',
    details: [
      'SCHOOL_DATA_DIR names the folder; with DATABASE_URL the rows go into that database. The site',
      'does not run meanwhile. Nothing is there until everything is.',
      'Receipts may have been given since the backup: their numbers are left out (see the output).',
    ],
    options: {
      complete: { description: 'nothing was received since: the series of receipts goes on' },
    },
    offline: { when: () => true, run: restore },
    run: restore,
  },
];

async function backup({ positionals }: ParsedArguments, context: CommandContext) {
  const [file = ''] = positionals;
  const { db, config, now, tell } = context;
  const progress = context.progress('Parts');
  let parts = 0;
  const did = () => {
    parts += 1;
    progress.at(parts);
  };
  const bytes = (snapshot: Snapshot) =>
    writeBackup({
      snapshot,
      head: headOf(snapshot, now(), config.migrationsFolder),
      dataDir: config.dataDir,
      isKnownCv: (name) => isKnownCv(db, name),
      did,
      missing: (name) => tell(`Missing: ${name}`),
    });
  await withSnapshot(db, (snapshot) => context.save(file, bytes(snapshot)));
  progress.end();
  tell(`Everything is in ${file}.`);
}

async function verify({ positionals }: ParsedArguments, { cwd, progress, tell }: Terminal) {
  const file = resolve(cwd, positionals[0] ?? '');
  const backup = await openBackup(file);
  const shown = progress('Parts');
  const { rows, files } = await verifyBackup(backup, shown.at);
  shown.end();
  const { madeAt, migration } = backup.head;
  tell(`${file} is sound: ${rows} rows and ${files} files of ${madeAt} (${migration.tag}).`);
}

async function restore(args: ParsedArguments, { cwd, progress, tell }: Terminal) {
  const config = readConfig();
  const file = resolve(cwd, args.positionals[0] ?? '');
  const backup = await openBackup(file);
  const shown = progress('Rows');
  const said: string[] = [];
  const finish = async (tx: Db) => void said.push(...(await skipNumbers(tx, config)));
  await restoreBackup(backup, config, {
    did: shown.at,
    ...(!args.has('complete') && { finish }),
  });
  shown.end();
  for (const sentence of said) tell(sentence);
  tell(`The school of ${backup.head.madeAt} is in ${config.dataDir}. The site may start.`);
}

/** Asks the provider within the transaction, which nobody waits for. Orders of the sandbox are in the backup. */
function skipNumbers(tx: Db, { payments: { keys, apiUrl } }: Config): Promise<string[]> {
  return skipKnownNumbers(tx, keys && createProvider({ ...keys, baseUrl: () => apiUrl }));
}
