import { type Erasure, heldText, heldTitle, isEmail, type PrivacyData } from '@/contract';
import { OfficeError, UsageError } from '../../platform';
import {
  askedTable,
  collectPerson,
  erasePerson,
  pagesOfAffected,
  previewErasure,
  withdrawConsent,
} from '../../privacy';
import { renderText } from '../../records';
import { type Command, type CommandContext, commandLine, type ParsedArguments } from '../command';
import { readDay, readLastDay } from '../dates';
import { officeLog } from '../log';

const AFFECTED = ['email', 'name', 'records'];

const looks: Command['looks'] = ({ positionals: [mail = ''] }) => ({
  record: 'everything',
  person: mail,
});

/** For letters that come on paper: the office has made sure who asks (docs/decisions/rights.md). */
export const personCommands: Command[] = [
  {
    name: 'person show',
    positionals: ['<mail>'],
    description: 'Shows all that is held about an e-mail address',
    looks,
    run: async (args, context) => context.out(heldText(await collect(args, context))),
  },
  {
    name: 'person export',
    positionals: ['<mail>'],
    description: 'Writes it into a file, to be given to the person',
    options: {
      out: { value: 'FILE', description: 'the file; only its owner can read it' },
      text: { description: 'for reading, instead of JSON' },
    },
    looks,
    run: exportPerson,
  },
  {
    name: 'person withdraw',
    positionals: ['<mail>'],
    description: 'Notes that a parent has withdrawn consent',
    looks: ({ positionals: [mail = ''] }) => ({ record: 'consent withdrawn', person: mail }),
    run: withdraw,
  },
  {
    name: 'person erase',
    positionals: ['<mail>'],
    description: 'Erases what no law keeps, and tells what stays and until when',
    options: { yes: { description: 'erases; without it the command only tells what would go' } },
    details: [
      'Registrations go too, paid ones as well; their receipts stay. There is no way back, other than a',
      'backup. A message without an e-mail address is not found: erase it in the office, on its page.',
    ],
    run: erase,
  },
  {
    name: 'person affected',
    positionals: ['<table>'],
    description: 'Lists whose data lay in a table between two days, as CSV',
    options: {
      from: { value: 'YYYY-MM-DD', description: 'the first day' },
      to: { value: 'YYYY-MM-DD', description: 'the last day' },
      out: { value: 'FILE', description: 'the file; without it everything is printed' },
    },
    details: [
      'Everybody whose record was stored before the end of --to and is there still. Who was removed after',
      '--from is in a backup of that time: restore it elsewhere and ask there. See docs/breach.md.',
    ],
    looks: ({ positionals: [table = ''] }) => ({ record: `everybody in ${askedTable(table)}` }),
    run: affected,
  },
];

function mailOf({ positionals: [mail = ''] }: ParsedArguments): string {
  if (!isEmail(mail.trim())) throw new UsageError(`'${mail}' is no e-mail address.`);
  return mail;
}

function collect(args: ParsedArguments, { db, config, now }: CommandContext): Promise<PrivacyData> {
  return collectPerson(db, mailOf(args), { now: now(), panKey: config.tax.panKey });
}

async function exportPerson(args: ParsedArguments, context: CommandContext) {
  const file = args.text('out');
  if (!file) throw new UsageError("'person export' needs --out FILE.");
  const held = await collect(args, context);
  const text = args.has('text') ? heldText(held) : `${JSON.stringify(held, null, 2)}\n`;
  await context.save(file, once(text));
  context.tell(`written to ${file}`);
}

async function* once(text: string) {
  yield text;
}

async function withdraw(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const count = await withdrawConsent(db, mailOf(args), now());
  tell(`Consent is withdrawn for ${count} registrations.`);
}

async function erase(args: ParsedArguments, { db, config, now, tell, user }: CommandContext) {
  const mail = mailOf(args);
  const { panKey } = config.tax;
  const { accountYears } = config.retention;
  const cvFolder = config.forms.cv.folder;
  const log = officeLog(tell);
  const deps = { db, log, now: now(), cvFolder, panKey, accountYears, actor: commandLine(user) };
  const yes = args.has('yes');
  const done = await (yes ? erasePerson(mail, deps) : previewErasure(mail, deps));
  for (const line of linesOf(done, yes ? 'erased' : 'would be erased')) tell(line);
  if (!yes) tell('Nothing was erased yet: add --yes.');
}

function linesOf({ erased, kept }: Erasure, verb: string): string[] {
  if (erased.length + kept.length === 0) return ['Nothing is held about this address.'];
  return [
    ...erased.map(({ kind, count }) => `${heldTitle(kind)}: ${count} ${verb}.`),
    ...kept.map(({ kind, count, until }) => `${heldTitle(kind)}: ${count} kept until ${until}.`),
  ];
}

async function affected(args: ParsedArguments, context: CommandContext) {
  const table = askedTable(args.positionals[0] ?? '');
  const from = args.text('from');
  const to = args.text('to');
  if (from === undefined || to === undefined) {
    throw new UsageError("'person affected' needs --from and --to.");
  }
  const period = { since: readDay('from', from), until: readLastDay('to', to) };
  if (period.since >= period.until) throw new OfficeError('--from is after --to.');
  const text = renderText(pagesOfAffected(context.db, table, period), 'csv', AFFECTED);
  const file = args.text('out');
  if (file) {
    await context.save(file, text);
    return context.tell(`written to ${file}`);
  }
  for await (const piece of text) await context.out(piece);
}
