import {
  calls,
  isEmptyRecord,
  type ParamsOf,
  parseJson,
  type QueryOf,
  type ReadName,
  type ResponseOf,
  readPath,
  readResponse,
} from '@/contract';
import { tagOf } from '@/contract/change-tags';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { overlaidAnswer } from '@/lib/preview/overlay';
import { changeNumbers } from '@/lib/site-changes/numbers';
import { forget, keep, recall } from './last-known-good';
import { failure, isAbsent, type ReadError, type Result } from './result';
import { sharedGet } from './shared-get';

type Options<N extends ReadName> = {
  params?: ParamsOf<N>;
  query?: QueryOf<N>;
  /** Whether the data is the requested record. */
  fits?: (data: ResponseOf<N>) => boolean;
};
type Read<T> =
  | { ok: true; data: T; empty: boolean; text: string }
  | { ok: false; error: ReadError };

async function readFresh<N extends ReadName>(
  name: N,
  url: string,
  seen: number,
): Promise<Read<ResponseOf<N>>> {
  const answer = await sharedGet(url, name, seen);
  if (!answer.ok) return answer;
  if (isRecord(name) && isEmptyRecord(answer.body)) return failure('http', 'no such record', 404);
  const reading = readResponse(name, answer.body);
  if (!reading.ok) return failure('contract', `wrong at ${reading.fields.join(', ')}`, 200);
  const { data, skipped, total } = reading;
  for (const record of skipped) log.warn({ call: name, ...record }, 'invalid record skipped');
  if (total > 0 && skipped.length === total)
    return failure('contract', 'every record is invalid', 200);
  return { ok: true, data, empty: total === 0, text: answer.text };
}

async function readSaved<N extends ReadName>(
  name: N,
  url: string,
): Promise<Result<ResponseOf<N>> | null> {
  const text = await recall(url, numberOf(name));
  if (text === null) return null;
  const reading = readResponse(name, parseJson(text));
  return reading.ok ? { ok: true, data: reading.data, stale: true } : null;
}

/** Nothing from a draft is stored. */
function readDraft<N extends ReadName>(name: N, body: unknown): Result<ResponseOf<N>> {
  if (isRecord(name) && isEmptyRecord(body)) return failure('http', 'no such record', 404);
  const reading = readResponse(name, body);
  if (!reading.ok) return failure('contract', `wrong at ${reading.fields.join(', ')}`, 200);
  return { ok: true, data: reading.data, stale: false };
}

/** Increases with each change of what is read. */
function numberOf(name: ReadName): number {
  const tag = tagOf(name);
  return tag === undefined ? 0 : (changeNumbers()[tag] ?? 0);
}

function isRecord(name: ReadName): boolean {
  return calls[name].response.kind === 'object';
}

/** A missing record (404, 410) is a response, not an outage. */
function isGone(name: ReadName, error: ReadError): boolean {
  return isRecord(name) && isAbsent(error);
}

/**
 * One GET of the contract. Never throws for upstream failures: returns the last good response, marked
 * as stale, or an error.
 */
export async function readCall<N extends ReadName>(
  name: N,
  { params, query, fits }: Options<N> = {},
): Promise<Result<ResponseOf<N>>> {
  // The build must not depend on a running API.
  if (env().building) return failure('network', 'build');
  const path = readPath(name, params, query);
  const draft = overlaidAnswer(path);
  if (draft !== undefined) return readDraft(name, draft);
  const url = `${env().SCHOOL_API_URL}${path}`;
  const seen = numberOf(name);
  const fresh = await readFresh(name, url, seen);
  if (fresh.ok && fits && !fits(fresh.data)) {
    // The wrong record never replaces a good response; without one it is shown, because some
    // servers match loosely.
    log.warn({ call: name }, 'unexpected record returned');
    return (await readSaved(name, url)) ?? { ok: true, data: fresh.data, stale: false };
  }
  if (fresh.ok) {
    // Anyone can request page 99999, so empty responses to a query are not stored.
    if (fresh.empty && query) forget(url);
    // Otherwise a newer answer may be kept already.
    else if (seen === numberOf(name)) keep(url, fresh.text, seen);
    return { ok: true, data: fresh.data, stale: false };
  }
  if (isGone(name, fresh.error)) {
    forget(url);
    return fresh;
  }
  log.warn({ call: name, ...fresh.error }, 'read failed');
  const kept = await readSaved(name, url);
  if (kept) metrics.staleReads.inc({ call: name });
  return kept ?? fresh;
}
