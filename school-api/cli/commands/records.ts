import type { OfficeFilter } from '../../repositories/office/filter';
import type { Command, Given, Work } from '../command';
import { readDay, readLastDay } from '../dates';
import type { Subject } from '../subjects/subject';
import { textRecord, textTable } from '../table';
import { OfficeError, UsageError } from '../usage-error';
import { asText, FORMATS, writeWhole } from '../write-records';
import { oneOf, wholeNumber } from './values';

const LISTED = 20;
const PAGE = 500;

/** list, show and export of one subject. */
export function recordCommands(subject: Subject): Command[] {
  const { name, one, states } = subject;
  const filters = {
    since: { takes: 'YYYY-MM-DD', says: 'only from this day on' },
    until: { takes: 'YYYY-MM-DD', says: 'only up to the end of this day' },
    ...(states && { state: { takes: 'STATE', says: `only these: ${states.join(', ')}` } }),
  };
  return [
    {
      name: `${name} list`,
      says: `Lists the newest ${name}`,
      options: { ...filters, limit: { takes: 'N', says: `how many, ${LISTED} if not said` } },
      run: (given, work) => list(subject, given, work),
    },
    {
      name: `${name} show`,
      words: ['<id>'],
      says: `Shows one ${one} with all its fields`,
      run: (given, work) => show(subject, given, work),
    },
    {
      name: `${name} export`,
      says: `Writes ${name} into a file for a spreadsheet, or as JSON`,
      options: {
        ...filters,
        format: { takes: 'csv|json', says: 'csv if not said; a spreadsheet opens it directly' },
        out: { takes: 'FILE', says: 'the file; without it everything is printed' },
      },
      details: [
        'Every cell that a spreadsheet might take for a formula, such as a phone number that begins',
        "with +, has an apostrophe before it. When printing, write 'npm run --silent school -- ...'.",
      ],
      run: (given, work) => exportAll(subject, given, work),
    },
  ];
}

function readFilter({ states }: Subject, given: Given): OfficeFilter {
  const since = given.text('since');
  const until = given.text('until');
  const state = given.text('state');
  if (state !== undefined) oneOf('state', state, states ?? []);
  return {
    ...(since !== undefined && { since: readDay('since', since) }),
    ...(until !== undefined && { until: readLastDay('until', until) }),
    ...(state !== undefined && { state }),
  };
}

async function list(subject: Subject, given: Given, { db, config, out, tell }: Work) {
  const filter = readFilter(subject, given);
  const limit = wholeNumber('limit', given.text('limit'), LISTED);
  const rows = await subject.list(db, filter, { limit, offset: 0 }, config);
  const all = await subject.count(db, filter);
  if (rows.length > 0) out(textTable(subject.listed, rows));
  tell(rows.length === all ? `${all} ${subject.name}` : `${rows.length} of ${all} ${subject.name}`);
}

async function show(subject: Subject, { words }: Given, { db, config, out }: Work) {
  const [id = ''] = words;
  const record = await subject.find(db, id, config);
  if (record === undefined) throw new OfficeError(`There is no ${subject.one} ${id}.`);
  out(textRecord(record));
}

async function exportAll(subject: Subject, given: Given, work: Work) {
  const filter = readFilter(subject, given);
  const format = oneOf('format', given.text('format') ?? 'csv', FORMATS);
  const file = given.text('out');
  if (file === '') throw new UsageError('--out needs the name of a file.');
  const progress = work.progress(`Exporting ${subject.name}`);
  // One view of the data, so that what arrives meanwhile shifts no page.
  const done = await work.db.transaction(
    async (tx) => {
      const total = await subject.count(tx, filter);
      const written = { rows: 0 };
      const pages = pagesOf(subject, filter, { ...work, db: tx }, (rows) => {
        written.rows += rows;
        progress.at(written.rows, total);
      });
      const text = asText(pages, format, subject.fields);
      if (file !== undefined) await writeWhole(file, text);
      else for await (const piece of text) work.out(piece);
      return written.rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  progress.end();
  work.tell(`${done} ${subject.name}${file === undefined ? '' : ` written to ${file}`}`);
}

async function* pagesOf(
  subject: Subject,
  filter: OfficeFilter,
  { db, config }: Work,
  wrote: (rows: number) => void,
) {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await subject.list(db, filter, { limit: PAGE, offset }, config);
    if (rows.length > 0) yield rows;
    wrote(rows.length);
    if (rows.length < PAGE) return;
  }
}
