import { type Db, unguarded } from '../../../db';
import { dayInIndia } from '../../../money';
import {
  type ExportColumn,
  FORMATS,
  type Format,
  MAX_XLSX_ROWS,
  type OfficeRecord,
  renderFile,
} from '../../../records';
import { redirectWithOffers } from '../../flash';
import { screen } from '../../response';
import type { AuditEntry, OfficeRequest } from '../../route';
import { listQuery } from '../../view/list-address';
import type { List } from '../records/actions';

const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A piece may be a single record. */
const SESSION_CHECK_MS = 1_000;

type SentFile = {
  /** Without date and extension, such as 'applications'. */
  name: string;
  format: Format;
  lines: number;
  back: List;
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
  if (file.format === 'xlsx' && file.lines > MAX_XLSX_ROWS) return tooLong(request, file);
  const end = startExport(deps.db, person.id);
  if (end === undefined) return anotherRuns(request, file.back);
  try {
    await audit(file.audit);
  } catch (error) {
    end();
    throw error;
  }
  const pieces = renderFile(file.pages, file.format, file.columns);
  const body = streamOf(whileSignedIn(request, pieces), (error) => {
    end();
    if (error === undefined) return;
    deps.log.warn({ event: 'office-export', name: file.name, err: error }, 'an export ended early');
  });
  const name = `${file.name}-${dayInIndia(deps.now())}.${file.format}`;
  return new Response(body, {
    headers: {
      'content-type': TYPES[file.format],
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

type Pieces = AsyncIterable<string | Uint8Array>;

/** An export may take minutes; within a second of the session's end nothing more is sent. */
async function* whileSignedIn({ deps, requireSession }: OfficeRequest, pieces: Pieces) {
  let checkedAt = deps.now().getTime();
  for await (const piece of pieces) {
    const now = deps.now().getTime();
    if (now - checkedAt >= SESSION_CHECK_MS) {
      await requireSession();
      checkedAt = now;
    }
    yield piece;
  }
}

function anotherRuns(request: OfficeRequest, back: List): Response {
  const response = screen(request, {
    title: 'Another export is running',
    back,
    body: <p>Wait until it has finished, then try again. We have not exported anything yet.</p>,
    status: 429,
  });
  response.headers.set('retry-after', '10');
  return response;
}

function tooLong(request: OfficeRequest, { lines, back }: SentFile): Response {
  const [all, most] = [lines, MAX_XLSX_ROWS].map((count) => count.toLocaleString('en-IN'));
  const body = (
    <p>
      There are {all} rows. An Excel file holds at most {most}: choose fewer days, or CSV.
    </p>
  );
  return screen(request, { title: 'Too long for an Excel file', back, body, status: 422 });
}

/** After a confirmation: the list with its filters, and a link to the file. */
export const offerFile =
  (list: List) =>
  (request: OfficeRequest): Response => {
    const { pathname, search } = request.url;
    return redirectWithOffers(request, filtered(list, request.url).href, {
      message: 'export-confirmed',
      offers: [{ label: 'Download', href: `${pathname}/file${search}` }],
      without: 'export-confirmed-again',
    });
  };

/** A list with the filters of its export. */
export const filtered = (list: List, url: URL): List => ({
  ...list,
  href: `${list.href}${listQuery(url, ['format'])}`,
});

/** Over all people: each reads a whole list while others work. */
const MAX_TOGETHER = 4;

/** Ids of people with a running export, by database. One process serves the office. */
const runningIn = new WeakMap<Db, Set<number>>();

/**
 * Undefined while the person has another export running, or too many others do; otherwise ends it.
 */
function startExport(db: Db, person: number): (() => void) | undefined {
  const database = unguarded(db);
  const running = runningIn.get(database) ?? new Set<number>();
  runningIn.set(database, running);
  if (running.has(person) || running.size >= MAX_TOGETHER) return undefined;
  running.add(person);
  let isOver = false;
  return () => {
    // Ending it twice must not end the next one.
    if (!isOver) running.delete(person);
    isOver = true;
  };
}

/** A reader who reads nothing for this long is gone. */
const STALLED_MS = 60_000;

/** Makes a piece on demand; `over` is called when no more will be made. */
export function streamOf(
  pieces: Pieces,
  over: (error?: unknown) => void,
  stalledMs = STALLED_MS,
): ReadableStream<Uint8Array> {
  const source = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let stalled: NodeJS.Timeout | undefined;
  const end = async (error?: unknown) => {
    clearTimeout(stalled);
    over(error);
    await source.return?.();
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      clearTimeout(stalled);
      try {
        const { done, value } = await source.next();
        if (done) {
          await end();
          return controller.close();
        }
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        await end(error);
        return controller.error(error);
      }
      stalled = setTimeout(() => {
        const error = new Error('the browser stopped reading an export');
        controller.error(error);
        void end(error);
      }, stalledMs);
      stalled.unref();
    },
    cancel: () => end(),
  });
}
