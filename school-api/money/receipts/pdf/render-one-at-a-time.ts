import { ApiError } from '../../../platform';

/** Each takes about a tenth of a second. */
const MAX_WAITING = 50;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Renders one document at a time, so that concurrent requests use the memory of one. */
export async function renderOneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) {
    throw new ApiError(
      'unavailable',
      'Many receipts are being prepared just now. Please try again in a minute.',
    );
  }
  waiting += 1;
  const own = last.then(draw, draw);
  last = own;
  try {
    return await own;
  } finally {
    waiting -= 1;
  }
}
