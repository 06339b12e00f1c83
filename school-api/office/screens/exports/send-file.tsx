import { dayInIndia } from '../../../money';
import type { Format } from '../../../records';
import { page } from '../../answer';
import type { AuditEntry, OfficeRequest } from '../../route';
import { PageHead } from '../../view/head';
import { beginExport } from './running';
import { streamOf } from './stream';

const TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A piece may be a single record. */
const LOOK_MS = 1_000;

export type SentFile = {
  /** Without day and ending, such as 'applications'. */
  name: string;
  format: Format;
  /** How many records there are, for the progress that is shown. */
  lines: number;
  text: AsyncIterable<string>;
  /** Written before the first piece is made. */
  audit: AuditEntry;
};

/** An export, one at a time for each person. */
export async function sendFile(request: OfficeRequest, file: SentFile): Promise<Response> {
  const { deps, person, audit } = request;
  const end = beginExport(deps.db, person.id);
  if (end === undefined) return anotherRuns(request);
  try {
    await audit(file.audit);
  } catch (error) {
    end();
    throw error;
  }
  const body = streamOf(whileHere(request, file.text), (error) => {
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

/** An export may take minutes; within a second of the session's end nothing more is sent. */
async function* whileHere({ deps, stillHere }: OfficeRequest, text: AsyncIterable<string>) {
  let lookedAt = deps.now().getTime();
  for await (const piece of text) {
    const now = deps.now().getTime();
    if (now - lookedAt >= LOOK_MS) {
      await stillHere();
      lookedAt = now;
    }
    yield piece;
  }
}

function anotherRuns(request: OfficeRequest): Response {
  const title = 'Another export is running';
  const body = (
    <>
      <PageHead title={title} />
      <p>Please wait until it has arrived, and try again. Nothing was exported.</p>
      <p>
        <a href={`${request.url.pathname.replace(/\/file$/, '')}${request.url.search}`}>Back</a>
      </p>
    </>
  );
  const response = page(request, { title, body, status: 429 });
  response.headers.set('retry-after', '10');
  return response;
}
