import { afterEach, beforeEach } from 'vitest';
import { setLiveFacts } from '@/content/live-facts';
import { setChangeNumbers, setChangesTold } from '@/lib/site-changes/numbers';
import { setWithheld } from '@/lib/site-changes/withheld';

/** What the process knows of changes and facts is one for all files of a worker. */
export function forgetEachTime(): void {
  const forget = () => {
    setChangeNumbers({});
    setChangesTold(false);
    setLiveFacts({});
    setWithheld([]);
  };
  beforeEach(forget);
  afterEach(forget);
}
