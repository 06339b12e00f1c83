import { dayInIndia } from '../../../money';
import {
  type ExportColumn,
  FORMATS,
  type Format,
  MAX_XLSX_ROWS,
  type OfficeRecord,
  renderFile,
} from '../../../records';
import { screen } from '../../answer';
import type { AuditEntry, OfficeRequest } from '../../route';
import { beginExport } from './running';
import { streamOf } from './stream';

const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A piece may be a single record. */
const LOOK_MS = 1_000;

export type SentFile = {
  /** Without date and extension, such as 'applications'. */
  name: string;
  format: Format;
  /** Number of records, for the progress display. */
  lines: number;
  pages: AsyncIterable<readonly OfficeRecord[]>;
  columns: readonly ExportColumn[];
  /** Stored before the first piece is made. */
  audit: AuditEntry;
};

export const formatOf = (given: URLSearchParams): Format =>
  FORMATS.find((format) => format === given.get('format')) ?? 'xlsx';

/** An export, one at a time per person. */
export async function sendFile(request: OfficeRequest, file: SentFile): Promise<Response> {
  const { deps, person, audit } = request;
  if (file.format === 'xlsx' && file.lines > MAX_XLSX_ROWS) return tooLong(request, file.lines);
  const end = beginExport(deps.db, person.id);
  if (end === undefined) return anotherRuns(request);
  try {
    await audit(file.audit);
  } catch (error) {
    end();
    throw error;
  }
  const pieces = renderFile(file.pages, file.format, file.columns);
  const body = streamOf(whileHere(request, pieces), (error) => {
    end();
    if (error === undefined) return;
    deps.log.warn({ event: 'office-export', name: file.name, err: error }, 'an export ended early');
  });
  const name = `${file.name}-${dayInIndia(deps.now())}.${file.format}`;
  return new Response(body, {
    headers: {
      'content-type': TYPES[file.format],
      'content-disposition': `attachment; filename="${name}"`,
      'office-lines': String(file.lines),
    },
  });
}

type Pieces = AsyncIterable<string | Uint8Array>;

/** An export may take minutes; within a second of the session's end nothing more is sent. */
async function* whileHere({ deps, stillHere }: OfficeRequest, pieces: Pieces) {
  let lookedAt = deps.now().getTime();
  for await (const piece of pieces) {
    const now = deps.now().getTime();
    if (now - lookedAt >= LOOK_MS) {
      await stillHere();
      lookedAt = now;
    }
    yield piece;
  }
}

function anotherRuns(request: OfficeRequest): Response {
  const text = 'Wait until it has finished, then try again. We have not exported anything yet.';
  const response = notSent(request, 429, 'Another export is running', text);
  response.headers.set('retry-after', '10');
  return response;
}

function tooLong(request: OfficeRequest, lines: number): Response {
  const [all, most] = [lines, MAX_XLSX_ROWS].map((count) => count.toLocaleString('en-IN'));
  const text = `There are ${all} rows. An Excel file holds at most ${most}: choose fewer days, or CSV.`;
  return notSent(request, 422, 'Too long for an Excel file', text);
}

function notSent(request: OfficeRequest, status: number, title: string, text: string): Response {
  const body = (
    <>
      <p>{text}</p>
      <p>
        <a href={`${request.url.pathname.replace(/\/file$/, '')}${request.url.search}`}>Back</a>
      </p>
    </>
  );
  return screen(request, { title, body, status });
}
