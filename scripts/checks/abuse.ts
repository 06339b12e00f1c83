import { runAbuse as attackAll } from '../abuse/run-abuse';
import type { Tally } from './tally';

/** Every attack of docs/security that is about load, alone and behind the nginx of deploy/. */
export async function runAbuse(tally: Tally): Promise<void> {
  const broken = await attackAll();
  tally.addCheck(`abuse: ${broken} bounds are broken`, broken === 0);
}
