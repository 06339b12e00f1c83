import { givingWay } from '../../db/give-way';
import { type AccessFilter, listAccesses } from '../../person/access-log';
import { personHash } from '../../person/person-hash';
import type { Command, CommandContext, LookContext, ParsedArguments } from '../command';
import { readDay, readLastDay } from '../dates';
import { UsageError } from '../errors';
import { textTable } from '../table';
import { renderText } from '../write-records';
import { wholeNumber } from './values';

const LISTED = 20;
const PAGE = 500;
const COLUMNS = ['at', 'actor', 'action', 'record', 'person'];

const filters = {
  person: { value: 'MAIL', description: 'only to the data of this address' },
  from: { value: 'YYYY-MM-DD', description: 'only from this day on' },
  to: { value: 'YYYY-MM-DD', description: 'only up to the end of this day' },
};

export const accessCommands: Command[] = [
  {
    name: 'accesses list',
    description: 'Lists who looked at personal data, the newest first',
    options: {
      ...filters,
      limit: { value: 'N', description: `number of rows (default ${LISTED})` },
    },
    details: [
      'People are named by a keyed hash of their address, the same for the same address. The database',
      'refuses to change a row, and to delete one within a year.',
    ],
    run: list,
  },
  {
    name: 'accesses export',
    description: 'Writes them into a file for a spreadsheet',
    options: { ...filters, out: { value: 'FILE', description: 'the file' } },
    run: exportAll,
  },
];

function readFilter(args: ParsedArguments, { config }: Pick<LookContext, 'config'>): AccessFilter {
  const person = args.text('person');
  const from = args.text('from');
  const to = args.text('to');
  return {
    ...(person !== undefined && { person: personHash(person, config.tax.panKey) }),
    ...(from !== undefined && { since: readDay('from', from) }),
    ...(to !== undefined && { until: readLastDay('to', to) }),
  };
}

async function list(args: ParsedArguments, context: CommandContext) {
  const limit = wholeNumber('limit', args.text('limit'), LISTED);
  const rows = await listAccesses(context.db, readFilter(args, context), { limit });
  if (rows.length > 0) context.out(textTable(COLUMNS, rows));
  context.tell(`${rows.length} accesses`);
}

async function exportAll(args: ParsedArguments, context: CommandContext) {
  const file = args.text('out');
  if (!file) throw new UsageError("'accesses export' needs --out FILE.");
  const filter = readFilter(args, context);
  await context.save(file, renderText(pagesOf(context, filter), 'csv', COLUMNS));
  context.tell(`written to ${file}`);
}

async function* pagesOf({ db }: CommandContext, filter: AccessFilter) {
  const giveWay = givingWay();
  for (let before: number | undefined; ; ) {
    const rows = await listAccesses(db, filter, { limit: PAGE, before });
    if (rows.length > 0) yield rows;
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
    await giveWay();
  }
}
