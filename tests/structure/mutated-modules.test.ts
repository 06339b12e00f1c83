import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups } from '@/scripts/checks/mutated-modules';

// Stryker ignores a path that matches nothing, so the modules would be checked by fewer tests.
it.each(Object.entries(groups))('the mutated modules of %s and their tests exist', (_, group) => {
  const named = [...group.mutate, ...group.tests].flatMap(expandBraces);
  expect(named.filter((path) => !existsSync(path.split('*')[0] ?? ''))).toEqual([]);
});

function expandBraces(pattern: string): string[] {
  const [braces, list] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return list?.split(',').flatMap((each) => expandBraces(pattern.replace(braces, each))) ?? [];
}
