import { setTimeout as wait } from 'node:timers/promises';
import { type Finding, TOLD } from '../../../operations';

/** The first check asks other servers, which a page does not wait for. */
const LIMIT_MS = 400;

export type Readiness = 'running' | { serious: Finding[]; advice: Finding[] };

/** What the readiness check found, without what is already in the list of things to do. */
export async function readReadiness(findings: () => Promise<Finding[]>): Promise<Readiness> {
  const ended = new AbortController();
  const tooLong = wait(LIMIT_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  const found = await Promise.race([findings(), tooLong]);
  ended.abort();
  if (found === undefined) return 'running';
  const others = found.filter(({ id }) => !TOLD.includes(id));
  return {
    serious: others.filter(({ severity }) => severity === 'serious'),
    advice: others.filter(({ severity }) => severity === 'advice'),
  };
}
