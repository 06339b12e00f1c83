import { resolve } from 'node:path';
import { type Config, readConfig } from '../../config';
import type { Db } from '../../db';
import { isKnownFile } from '../../forms';
import { createProvider, guardPanKey, skipKnownNumbers } from '../../money';
import { endInvitations, isActive, listPeople } from '../../office';
import {
  headOf,
  openBackup,
  removeOldBackups,
  restoreBackup,
  type Snapshot,
  verifyBackup,
  withSnapshot,
  writeBackup,
} from '../../operations';
import type { Command, CommandContext, ParsedArguments, Terminal } from '../command';
import { count } from './values';

export const backupCommands: Command[] = [
  {
    name: 'backup',
    positionals: ['<file or folder>'],
    description: 'Write everything into one file: database, pictures, documents, CVs',
    options: {
      verify: { description: 'check an existing backup instead of making one' },
      prune: { description: 'delete old backups from a folder instead of making one' },
    },
    details: [
      'The file appears when it is complete. It contains personal data, so only its owner can read it.',
    ],
    offline: {
      when: (args) => args.has('verify') || args.has('prune'),
      run: (args, terminal) => (args.has('verify') ? verify : prune)(args, terminal),
    },
    takesOlder: true,
    accesses: () => ({ record: 'everything' }),
    run: backup,
  },
  {
    name: 'restore',
    positionals: ['<file>'],
    description: 'Restore a backup into an empty data folder or database',
    details: [
      'SCHOOL_DATA_DIR names the folder, DATABASE_URL the database if it is not the packaged one. Stop the',
      'site first. Either everything is restored or nothing. Receipt numbers that may have been used since',
      'the backup are skipped, and the output names them, and the people who can use the office.',
    ],
    options: {
      complete: { description: 'no receipt was issued since the backup: skip no numbers' },
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
      isKnownFile: (name) => isKnownFile(db, name),
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
  tell(
    `${file} is sound: ${count(rows, 'row')} and ${count(files, 'file')} from ${madeAt} (${migration.tag}).`,
  );
}

async function prune({ positionals }: ParsedArguments, { cwd, tell }: Terminal) {
  const folder = resolve(cwd, positionals[0] ?? '');
  const removed = await removeOldBackups(folder, new Date());
  tell(`Old backups deleted: ${removed}.`);
}

async function restore(args: ParsedArguments, { cwd, progress, tell }: Terminal) {
  const config = readConfig();
  const file = resolve(cwd, args.positionals[0] ?? '');
  const backup = await openBackup(file);
  const shown = progress('Rows');
  const notes: string[] = [];
  const finish = async (tx: Db) => {
    if (!args.has('complete')) notes.push(...(await skipNumbers(tx, config)));
    notes.push(...(await peopleAgain(tx)), ...(await lostKey(tx, config)));
  };
  await restoreBackup(backup, config, { did: shown.at, finish });
  shown.end();
  for (const sentence of notes) tell(sentence);
  tell(
    `The backup of ${backup.head.madeAt} is restored into ${config.dataDir}. You can start the site.`,
  );
}

/** Somebody may have left since the backup, or an invitation may have been withdrawn. */
async function peopleAgain(tx: Db): Promise<string[]> {
  await endInvitations(tx);
  const people = (await listPeople(tx)).filter(isActive);
  if (people.length === 0) return [];
  const named = people.map(({ name, email, role }) => `${name} (${role}, ${email})`).join(', ');
  return [
    `These people can use the office, as when the backup was made: ${named}. If somebody has left since, run: npm run school -- people leave EMAIL. If a role has changed since, change it again under People. Unused invitations have ended.`,
  ];
}

async function lostKey(tx: Db, { tax: { panKey } }: Config): Promise<string[]> {
  await guardPanKey(tx, panKey);
  if (!panKey.isLost) return [];
  return [
    `The PANs of donors cannot be read without their key, which no backup has: put your copy of it back as ${panKey.file}.`,
  ];
}

/** Asks the provider within the transaction, since the site is stopped. Sandbox orders are in the backup. */
function skipNumbers(tx: Db, { payments: { keys, apiUrl } }: Config): Promise<string[]> {
  return skipKnownNumbers(tx, keys && createProvider({ ...keys, baseUrl: () => apiUrl }));
}
