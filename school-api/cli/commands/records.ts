import { type Db, readAtOneMoment } from '../../db';
import { OfficeError, UsageError } from '../../platform';
import { FORMATS, type OfficeFilter, pagesOf, renderText, type Subject } from '../../records';
import type { Command, CommandContext, LookContext, ParsedArguments } from '../command';
import { readDay, readLastDay } from '../dates';
import { textRecord, textTable } from '../table';
import { oneOf, wholeNumber } from './values';

const LISTED = 20;

export function recordCommands(subject: Subject): Command[] {
  const { name, singular, states, officeStates, hasTestPayments } = subject;
  const filters = {
    since: { value: 'YYYY-MM-DD', description: 'only from this day on' },
    until: { value: 'YYYY-MM-DD', description: 'only up to the end of this day' },
    ...(states && { state: { value: 'STATE', description: `only these: ${states.join(', ')}` } }),
    ...(officeStates && {
      'office-state': { value: 'STATE', description: `only these: ${officeStates.join(', ')}` },
    }),
    ...(hasTestPayments && {
      test: { description: 'also what was paid with test keys or in the sandbox' },
    }),
  };
  return [
    {
      name: `${name} list`,
      description: `Lists the newest ${name}`,
      options: {
        ...filters,
        limit: { value: 'N', description: `number of rows (default ${LISTED})` },
      },
      looks: (args) => ({
        record: `the newest ${wholeNumber('limit', args.text('limit'), LISTED)}`,
      }),
      run: (args, context) => list(subject, args, context),
    },
    {
      name: `${name} show`,
      positionals: ['<id>'],
      description: `Shows one ${singular} with all its fields`,
      looks: (args, context) => lookAtOne(subject, args, context),
      run: (args, context) => show(subject, args, context),
    },
    {
      name: `${name} export`,
      description: `Writes ${name} into a file for a spreadsheet, or as JSON`,
      options: {
        ...filters,
        format: {
          value: 'csv|json',
          description: 'default csv, which spreadsheets open directly',
        },
        out: { value: 'FILE', description: 'the file; without it everything is printed' },
      },
      details: [
        'Every cell that a spreadsheet might take for a formula, such as a phone number that begins',
        "with +, has an apostrophe before it. When printing, write 'npm run --silent school -- ...'.",
      ],
      looks: async (args, { db }) => ({
        record: `${await subject.count(db, readFilter(subject, args))} ${name}`,
      }),
      run: (args, context) => exportAll(subject, args, context),
    },
  ];
}

function readFilter({ states, officeStates }: Subject, args: ParsedArguments): OfficeFilter {
  const since = args.text('since');
  const until = args.text('until');
  const state = args.text('state');
  if (state !== undefined) oneOf('state', state, states ?? []);
  const officeState = args.text('office-state');
  if (officeState !== undefined) oneOf('office-state', officeState, officeStates ?? []);
  return {
    ...(since !== undefined && { since: readDay('since', since) }),
    ...(until !== undefined && { until: readLastDay('until', until) }),
    ...(state !== undefined && { state }),
    ...(officeState !== undefined && { officeState }),
    test: args.has('test'),
  };
}

async function list(
  subject: Subject,
  args: ParsedArguments,
  { db, config, out, tell }: CommandContext,
) {
  const filter = readFilter(subject, args);
  const limit = wholeNumber('limit', args.text('limit'), LISTED);
  const rows = await subject.list(db, filter, { limit, offset: 0 }, config);
  const all = await subject.count(db, filter);
  if (rows.length > 0) out(textTable(subject.columns, rows));
  tell(rows.length === all ? `${all} ${subject.name}` : `${rows.length} of ${all} ${subject.name}`);
}

async function show(
  subject: Subject,
  { positionals }: ParsedArguments,
  { db, config, out }: CommandContext,
) {
  const [id = ''] = positionals;
  const record = await subject.find(db, id, config);
  if (record === undefined) throw new OfficeError(`There is no ${subject.singular} ${id}.`);
  out(textRecord(record));
}

/** The address of the record says whose it is. */
async function lookAtOne(
  { singular, find }: Subject,
  { positionals: [id = ''] }: ParsedArguments,
  { db, config }: LookContext,
) {
  const found = await find(db, id, config);
  if (found?.email === undefined) return undefined;
  return { record: `${singular} ${found.application_number ?? id}`, person: String(found.email) };
}

async function exportAll(subject: Subject, args: ParsedArguments, context: CommandContext) {
  const filter = readFilter(subject, args);
  const format = oneOf('format', args.text('format') ?? 'csv', FORMATS);
  const file = args.text('out');
  if (file === '') throw new UsageError('--out needs the name of a file.');
  const progress = context.progress(`Exporting ${subject.name}`);
  const exportFrom = async (db: Db) => {
    const ids = await subject.ids(db, filter);
    const written = { rows: 0 };
    const wrote = (rows: number) => {
      written.rows += rows;
      progress.at(written.rows, ids.length);
    };
    const pages = pagesOf(subject, ids, { db, config: context.config, wrote });
    const text = renderText(pages, format, subject.fields);
    if (file !== undefined) await context.save(file, text);
    else for await (const piece of text) await context.out(piece);
    return written.rows;
  };
  const done = await readAtOneMoment(context.db, exportFrom);
  progress.end();
  context.tell(`${done} ${subject.name}${file === undefined ? '' : ` written to ${file}`}`);
}
