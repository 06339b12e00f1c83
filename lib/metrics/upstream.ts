import { log } from '@/lib/log';
import { metrics } from './metrics';

type Failure = { kind: string; status?: number };
type Call = { call: string; requestId: string; startedAt: number };

/** Counts and logs a finished call, with the request id that the school API also logs. */
export function recordUpstreamCall({ call, requestId, startedAt }: Call, failed?: Failure): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const outcome = failed ? outcomeOf(failed) : 'ok';
  metrics.upstream.observe({ call, outcome }, seconds);
  const ms = Math.round(seconds * 10_000) / 10;
  const status = failed?.status;
  log.info({ call, outcome, ...(status && { status }), ms, requestId }, 'school API call');
}

/** A refusal (4xx) is a response; anything else is a failure. */
function outcomeOf({ kind, status = 0 }: Failure): string {
  return kind === 'http' && status >= 400 && status < 500 ? 'refused' : kind;
}
