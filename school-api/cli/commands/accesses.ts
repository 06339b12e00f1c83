import { UsageError } from '../../platform';
import {
  ACCESS_COLUMNS,
  type AccessFilter,
  accessRecord,
  listAccesses,
  pagesOfAccesses,
  personHash,
} from '../../privacy';
import { renderText } from '../../records';
import type { Command, CommandContext, LookContext, ParsedArguments } from '../command';
import { readDay, readLastDay } from '../dates';
import { textTable } from '../table';
import { wholeNumber } from './values';

const LISTED = 20;
const COLUMNS = ['at', 'actor', 'action', 'record', 'person'];

const filters = {
  person: { value: 'MAIL', description: 'only to the data of this address' },
  actor: { value: 'WHO', description: "only by this one, such as 'office (meera@example.org)'" },
  action: { value: 'ACTION', description: "only this, such as 'messages show'" },
  from: { value: 'YYYY-MM-DD', description: 'only from this day on' },
  to: { value: 'YYYY-MM-DD', description: 'only up to the end of this day' },
};

export const accessCommands: Command[] = [
  {
    name: 'accesses list',
    description: 'Lists who looked at personal data or changed something, the newest first',
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
    description: 'Writes them into a file for a spreadsheet, with what was there before and after',
    options: { ...filters, out: { value: 'FILE', description: 'the file' } },
    run: exportAll,
  },
];

function readFilter(args: ParsedArguments, { config }: Pick<LookContext, 'config'>): AccessFilter {
  const person = args.text('person');
  const actor = args.text('actor');
  const action = args.text('action');
  const from = args.text('from');
  const to = args.text('to');
  return {
    ...(person !== undefined && { person: personHash(person, config.tax.panKey) }),
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { since: readDay('from', from) }),
    ...(to !== undefined && { until: readLastDay('to', to) }),
  };
}

async function list(args: ParsedArguments, context: CommandContext) {
  const limit = wholeNumber('limit', args.text('limit'), LISTED);
  const rows = await listAccesses(context.db, readFilter(args, context), { limit });
  if (rows.length > 0) context.out(textTable(COLUMNS, rows.map(accessRecord)));
  context.tell(`${rows.length} accesses`);
}

async function exportAll(args: ParsedArguments, context: CommandContext) {
  const file = args.text('out');
  if (!file) throw new UsageError("'accesses export' needs --out FILE.");
  const pages = pagesOfAccesses(context.db, readFilter(args, context));
  await context.save(file, renderText(pages, 'csv', ACCESS_COLUMNS));
  context.tell(`written to ${file}`);
}
