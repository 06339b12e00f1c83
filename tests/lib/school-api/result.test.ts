import { expect, it } from 'vitest';
import { failure, orElse } from '@/lib/school-api/result';

it.each([404, 410])('a list that the server lacks is replaced: %i', (status) => {
  expect(orElse(failure('http', '', status), [])).toEqual({ ok: true, data: [], stale: false });
});

it('a server that fails is a failure', () => {
  const failed = failure('http', '', 503);
  expect(orElse(failed, [])).toBe(failed);
});
