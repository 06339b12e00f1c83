import { expect, it } from 'vitest';
import { startProblem } from '@/school-api/db/server/problems';

it.each([
  ['a full disk', 'FATAL:  could not write lock file: No space left on device', 'Free some space'],
  [
    'another owner',
    'could not open file: Permission denied',
    'this user is not allowed to write there',
  ],
  ['root without namespaces', 'unshare: unshare failed: Operation not permitted', 'another user'],
  ['an old C library', "libc.so.6: version `GLIBC_2.27' not found", 'DATABASE_URL'],
  ['another server', 'FATAL:  lock file "postmaster.pid" already exists', 'is in use by another'],
  ['anything else', 'LOG:  starting\nFATAL:  odd.\n', 'cannot be opened: odd.'],
])('%s is one sentence that explains what to do', (_, output, sentence) => {
  const { message } = startProblem('/srv/school/database', { code: 1, output });
  expect(message).toContain(sentence);
  expect(message).not.toContain('\n');
});
