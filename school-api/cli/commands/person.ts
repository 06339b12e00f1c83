import { type Erasure, isEmail, personalDataText, personalDataTitle } from '@/contract';
import { OfficeError, UsageError } from '../../platform';
import {
  affectedTable,
  collectPerson,
  erasePerson,
  findAddress,
  pagesOfAffected,
  previewErasure,
  withdrawConsent,
} from '../../privacy';
import { asCsv, columnsOf } from '../../records';
import { type Command, type CommandContext, commandLine, type ParsedArguments } from '../command';
import { readDay, readLastDay } from '../dates';
import { terminalLog } from '../log';
import { count } from './values';

const AFFECTED = columnsOf(['email', 'name', 'records']);

const accesses: Command['accesses'] = ({ positionals: [mail = ''] }) => ({
  record: 'everything',
  person: mail,
});

/** For requests on paper. The school has verified the person's identity (docs/decisions/rights.md). */
export const personCommands: Command[] = [
  {
    name: 'person show',
    positionals: ['<email>'],
    description: 'Show all data about an email address',
    accesses,
    run: async (args, context) => context.out(personalDataText(await collect(args, context))),
  },
  {
    name: 'person export',
    positionals: ['<email>'],
    description: 'Write all data about an email address to a file for the person',
    options: {
      out: { value: 'file', description: 'the file to write (required)' },
      text: { description: 'write plain text instead of JSON' },
    },
    accesses,
    run: exportPerson,
  },
  {
    name: 'person withdraw',
    positionals: ['<email>'],
    description: 'Record that a parent has withdrawn consent',
    accesses: ({ positionals: [mail = ''] }) => ({ record: 'consent withdrawn', person: mail }),
    run: withdraw,
  },
  {
    name: 'person erase',
    positionals: ['[email]'],
    description: 'Erase all data about an email address that no law requires',
    options: {
      yes: { description: 'erase; without it, only show what would be erased' },
      reference: {
        value: 'reference',
        description: 'instead of the address, after a restore: from the email about the erasure',
      },
    },
    details: [
      'Registrations are erased too, even paid ones; their receipts stay. This cannot be undone, except from',
      'a backup. Messages without an email address are not found: erase them in the office.',
    ],
    run: erase,
  },
  {
    name: 'person affected',
    positionals: ['<table>'],
    description: 'List the people whose data was in a table between two dates, as CSV',
    options: {
      from: { value: 'date', description: 'the first day, such as 2026-04-01 (required)' },
      to: { value: 'date', description: 'the last day (required)' },
      out: { value: 'file', description: 'write to this file instead of printing' },
    },
    details: [
      'The list names everybody whose record was stored by the last day and still exists. For records deleted',
      'since the first day, restore a backup from that time elsewhere. See docs/breach.md.',
    ],
    accesses: ({ positionals: [name = ''] }) => ({ record: `everybody in ${affectedTable(name)}` }),
    run: affected,
  },
];

function mailOf({ positionals: [mail = ''] }: ParsedArguments): string {
  if (!isEmail(mail.trim())) throw new UsageError(`'${mail}' is not an email address.`);
  return mail;
}

/** More than anybody has. */
const ALL = 100_000;

function collect(args: ParsedArguments, { db, config, now }: CommandContext) {
  return collectPerson(db, mailOf(args), { now: now(), panKey: config.tax.panKey, max: ALL });
}

async function exportPerson(args: ParsedArguments, context: CommandContext) {
  const file = args.text('out');
  if (!file) throw new UsageError('give --out <file>.');
  const data = await collect(args, context);
  const text = args.has('text') ? personalDataText(data) : `${JSON.stringify(data, null, 2)}\n`;
  await context.save(file, once(text));
  context.tell(`Written to ${file}.`);
}

async function* once(text: string) {
  yield text;
}

async function withdraw(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const withdrawn = await withdrawConsent(db, mailOf(args), now());
  tell(`Consent withdrawn for ${count(withdrawn, 'registration')}.`);
}

async function erase(args: ParsedArguments, context: CommandContext) {
  const { db, config, now, tell, user } = context;
  const { panKey } = config.tax;
  const reference = args.text('reference');
  const mail = reference === undefined ? mailOf(args) : await addressOf(reference, context);
  const { accountYears } = config.retention;
  const cvFolder = config.forms.cv.folder;
  const log = terminalLog(tell);
  const deps = { db, log, now: now(), cvFolder, panKey, accountYears, actor: commandLine(user) };
  const yes = args.has('yes');
  const done = await (yes ? erasePerson(mail, deps) : previewErasure(mail, deps));
  for (const line of linesOf(done, yes ? 'erased' : 'would be erased')) tell(line);
  if (!yes) tell('Nothing has changed yet. To erase, add --yes.');
}

async function addressOf(reference: string, { db, config, now }: CommandContext): Promise<string> {
  const found = await findAddress(db, reference, { now: now(), panKey: config.tax.panKey });
  if (found !== undefined) return found;
  throw new OfficeError(
    'No stored address has this reference: everything is erased, or the key of the references (pan.key or PAN_KEY) is not the one of then.',
  );
}

function linesOf({ erased, kept }: Erasure, verb: string): string[] {
  if (erased.length + kept.length === 0) return ['There is no data about this address.'];
  return [
    ...erased.map(({ kind, count }) => `${personalDataTitle(kind)}: ${count} ${verb}.`),
    ...kept.map((it) => `${personalDataTitle(it.kind)}: ${it.count} kept until ${it.until}.`),
  ];
}

async function affected(args: ParsedArguments, context: CommandContext) {
  const table = affectedTable(args.positionals[0] ?? '');
  const from = args.text('from');
  const to = args.text('to');
  if (from === undefined || to === undefined) throw new UsageError('give --from and --to.');
  const period = { since: readDay('from', from), until: readLastDay('to', to) };
  if (period.since >= period.until) throw new OfficeError('--from is after --to.');
  const text = asCsv(pagesOfAffected(context.db, table, period), AFFECTED);
  const file = args.text('out');
  if (file) {
    await context.save(file, text);
    return context.tell(`Written to ${file}.`);
  }
  for await (const piece of text) await context.out(piece);
}
