import { exportAct } from '../exports/act';
import { writeAct } from '../letters/many';
import type { ListAct } from '../records/acts';

/** What can be done with many at once. */
export const acts: readonly ListAct[] = [
  writeAct(['accounts', 'head']),
  exportAct('donations', ['accounts', 'head']),
];
