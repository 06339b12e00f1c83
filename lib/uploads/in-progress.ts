import { limitKeyFor } from '@/contract/limit-key';
import { env } from '@/lib/env';
import { UPLOAD_CONNECTIONS } from '@/lib/school-api/pools';

/** Several applicants may share an address; each sends one file at a time. */
const PER_ADDRESS = 4;

const inProgress = new Map<string, number>();
let all = 0;

/** Counts an upload in progress; undefined if there are too many. */
export function startUpload(clientIp: string): (() => void) | undefined {
  const address = limitKeyFor(clientIp);
  const here = inProgress.get(address) ?? 0;
  if (all >= UPLOAD_CONNECTIONS) return undefined;
  if (here >= Math.ceil(PER_ADDRESS * env().RATE_LIMIT_FACTOR)) return undefined;
  inProgress.set(address, here + 1);
  all += 1;
  return () => {
    all -= 1;
    const left = (inProgress.get(address) ?? 1) - 1;
    if (left > 0) inProgress.set(address, left);
    else inProgress.delete(address);
  };
}
