import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeAll, openedSoFar } from './closing';

let kept = 0;
beforeEach(() => {
  kept = openedSoFar();
});
// What concurrent tests opened cannot be told apart.
afterEach(({ task }) => (task.concurrent ? undefined : closeAll(kept)));
afterAll(() => closeAll(0));
