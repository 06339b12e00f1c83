import { setTimeout as wait } from 'node:timers/promises';
import { redis } from '@/lib/redis/redis';
import { hasAnswered } from '@/lib/school-api/answered';
import { readCall } from '@/lib/school-api/client';
import { isStopping } from '@/lib/shutdown/stopping';
import { isAnythingKept } from './kept';

/** Whoever asks has little patience; the answer counts for the next question. */
const PATIENCE_MS = 1_500;

type Readiness = {
  status: 'ready' | 'not ready';
  /** Why not, in words for whoever is on duty. */
  reasons: string[];
  schoolApi: 'has answered' | 'has never answered';
  redis: 'up' | 'down: going on without it' | 'not used';
};

/**
 * Ready to take visitors. A school API that fails later does not change it: kept pages are shown.
 * Nor does Redis: every instance can go on alone.
 */
export async function readiness(): Promise<Readiness> {
  const reasons: string[] = [];
  if (isStopping()) reasons.push('the site is stopping');
  const answered = await askOnce();
  if (!answered && !(await isAnythingKept())) {
    reasons.push('the school API has never answered, and nothing is kept from before');
  }
  const door = redis();
  return {
    status: reasons.length === 0 ? 'ready' : 'not ready',
    reasons,
    schoolApi: answered ? 'has answered' : 'has never answered',
    redis: door ? (door.isUp ? 'up' : 'down: going on without it') : 'not used',
  };
}

/** The first answer may as well be to this question: nobody has visited yet. */
async function askOnce(): Promise<boolean> {
  if (!hasAnswered()) await Promise.race([readCall('admission-dates'), wait(PATIENCE_MS)]);
  return hasAnswered();
}
