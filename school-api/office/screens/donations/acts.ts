import { exportAct } from '../exports/act';
import type { ListAct } from '../records/acts';

/** What can be done with many at once. */
export const acts: readonly ListAct[] = [exportAct('donations', ['accounts', 'head'])];
