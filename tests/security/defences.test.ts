import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defences } from '@/scripts/security/defences/defences';

describe('the defences that the proof takes away', () => {
  it.each(defences)('$attack: $file still has what is taken', ({ file, from, test }) => {
    expect(readFileSync(file, 'utf8')).toContain(from);
    expect(existsSync(test)).toBe(true);
  });
});
