import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULTS } from './support/faults';

it('the page about faults has a line for each one that the suite brings about, and no other', () => {
  const lines = readFileSync('docs/faults.md', 'utf8').split('\n');
  const told = lines.flatMap((line) => /^\| \*\*(.+?)\*\* \|/.exec(line)?.[1] ?? []);
  expect(told).toEqual([...FAULTS]);
});
