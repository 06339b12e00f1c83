import { describe, expect, it } from 'vitest';
import { counter } from '@/school-api/cli/progress';

function written(isTerminal: boolean, work: (progress: ReturnType<typeof counter>) => void) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  work(counter('Files', { isTerminal, write }));
  return text;
}

describe('the progress of long work', () => {
  it('overwrites one line and ends with the last number', () => {
    const text = written(true, (progress) => {
      for (let done = 1; done <= 1000; done += 1) progress.at(done, 1000);
      progress.end();
    });
    expect(text).toMatch(/^(\rFiles: \d+ of 1000 )+\n$/);
    expect(text).toContain('\rFiles: 1000 of 1000 \n');
    expect(text.split('\r').length).toBeLessThan(500);
  });

  it('writes nothing without progress or without a terminal', () => {
    expect(written(true, (progress) => progress.end())).toBe('');
    const unseen = written(false, (progress) => {
      progress.at(1, 2);
      progress.end();
    });
    expect(unseen).toBe('');
  });
});
