import { setTimeout as wait } from 'node:timers/promises';
import { redis } from '@/lib/redis/redis';
import { hasAnswered } from '@/lib/school-api/answered';
import { readCall } from '@/lib/school-api/client';
import { isStopping } from '@/lib/shutdown/stopping';
import { diskProblems } from './disk';
import { isStarting } from './starting';
import { hasStoredContent } from './stored-content';

/** Probes time out quickly; a late response counts for the next probe. */
const TIMEOUT_MS = 1_500;

type Readiness = {
  status: 'ready' | 'not ready';
  reasons: string[];
  schoolApi: 'has answered' | 'has never answered';
  redis: 'up' | 'down: continuing without it' | 'not used';
};

/**
 * Stays ready if the school API or Redis fails later: stored pages are served, and each instance
 * can work alone.
 */
export async function readiness(): Promise<Readiness> {
  const reasons: string[] = [];
  if (isStarting()) reasons.push('the site is starting');
  if (isStopping()) reasons.push('the site is stopping');
  reasons.push(...(await diskProblems()));
  const answered = await probe();
  if (!answered && !(await hasStoredContent())) {
    reasons.push('the school API has never answered, and there is no stored answer');
  }
  const client = redis();
  return {
    status: reasons.length === 0 ? 'ready' : 'not ready',
    reasons,
    schoolApi: answered ? 'has answered' : 'has never answered',
    redis: client ? (client.isUp ? 'up' : 'down: continuing without it') : 'not used',
  };
}

/** Reads from the school API if no visitor has caused a read yet. */
async function probe(): Promise<boolean> {
  if (!hasAnswered()) await Promise.race([readCall('admission-dates'), wait(TIMEOUT_MS)]);
  return hasAnswered();
}
