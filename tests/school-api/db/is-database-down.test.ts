import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from '@/school-api/platform';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isDatabaseDown', () => {
  it.each([
    ['too many connections', withCode('53300')],
    ['a query that took too long', withCode('57014')],
    ['a server that shuts down', withCode('57P01')],
    ['a lost connection', withCode('08006')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['one that ended', new Error('Connection terminated unexpectedly')],
    ['no socket of the packaged server', Object.assign(withCode('ENOENT'), { syscall: 'connect' })],
  ])('is true for %s, also as the cause of another error', (_, error) => {
    expect(isDatabaseDown(error)).toBe(true);
    expect(isDatabaseDown(new Error('query failed', { cause: error }))).toBe(true);
  });

  it.each([
    ['a broken rule of a table', withCode('23505')],
    ['an error of the program', new TypeError('x is undefined')],
    ['no error', 'text'],
  ])('is false for %s', (_, error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });
});
