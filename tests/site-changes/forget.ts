import { afterEach, beforeEach } from 'vitest';
import { setLiveFacts } from '@/content/live-facts';
import { setChangeNumbers, setChangesReported } from '@/lib/site-changes/numbers';
import { setWithheld } from '@/lib/site-changes/withheld';

/** Known changes and facts are shared by all of a worker's test files. */
export function forgetEachTime(): void {
  const forget = () => {
    setChangeNumbers({});
    setChangesReported(false);
    setLiveFacts({});
    setWithheld([]);
  };
  beforeEach(forget);
  afterEach(forget);
}
