import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses, states, statesOf } from '@/e2e/support/routes';
import { aliasPaths, contractPaths, queryVariants } from '@/lib/page-cache/route-table';
import { views } from '@/scripts/views/views';

describe('the checks of every page', () => {
  it.each([...contractPaths, ...aliasPaths, ...queryVariants])('looks at %s', (path) => {
    expect(addresses).toContain(path);
  });

  it('looks at each tab that has no path of its own, and at pages that are not there', () => {
    for (const address of ['/about?tab=6', '/facility?tab=1', '/no-such-page']) {
      expect(addresses).toContain(address);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('opens each dialog that the overview of views knows', () => {
    for (const { path } of views.filter((view) => view.path.includes('#'))) {
      expect(statesOf(path.split('#')[0] ?? ''), path).not.toEqual([]);
    }
  });

  it('leaves a flow to its own spec only where that spec checks each step', () => {
    const specs = Object.values(states).filter((found) => typeof found === 'string');
    expect(specs).toHaveLength(4);
    for (const spec of specs) {
      expect(existsSync(`e2e/${spec}`), spec).toBe(true);
      expect(readFileSync(`e2e/${spec}`, 'utf8'), spec).toContain('layoutCheck(page)');
    }
  });
});
