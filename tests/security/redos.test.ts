import { analyse } from 'scslre';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { redirects, rewrites } from '@/lib/page-cache/variants';
import { collectPatterns, type Pattern, type Walked } from './patterns';

/** Files that build patterns at run time; loaded to get the complete patterns. */
const makers: Record<string, () => Promise<unknown>> = {
  'lib/page-cache/variants.ts': () => import('@/lib/page-cache/variants'),
  'contract/facts/names.ts': () => import('@/contract/facts/names'),
  'contract/facts/urls.ts': () => import('@/contract/facts/urls'),
  'contract/forms/donations.ts': () => import('@/contract/forms/donations'),
  'contract/facts/typed-amount.ts': () => import('@/contract/facts/typed-amount'),
  'school-api/content/editing/paste/split-cells.ts': async () => {
    const { splitCells } = await import('@/school-api/content/editing/paste/split-cells');
    for (const separator of ['\t', ';', ',']) splitCells(`a${separator}b`);
  },
};

/** Patterns that contain a name of ours, of letters and hyphens only. */
const withNames: Record<string, string> = {
  'lib/page-cache/styles.ts': '^a-name-',
};

function faultsOf({ pattern, flags }: Omit<Pattern, 'where'>): string[] {
  const source = { source: pattern, flags };
  return analyse(source, { reportTypes: { Move: true } }).reports.map(
    ({ type, exponential }) => `${type}, ${exponential ? 'exponential' : 'polynomial'}`,
  );
}

const expectLinear = (patterns: readonly Pattern[]) => {
  const slow = patterns.flatMap((one) => {
    const faults = faultsOf(one);
    return faults.length > 0 ? [`${one.where}: /${one.pattern}/${one.flags}: ${faults}`] : [];
  });
  expect(slow).toEqual([]);
};

describe('no input makes a pattern slow', () => {
  let walked: Walked;
  beforeAll(async () => {
    walked = await collectPatterns();
  });

  it('written in the code', () => {
    expect(walked.patterns.length).toBeGreaterThan(120);
    expectLinear(walked.patterns);
  });

  it('built at run time', async () => {
    const found = [...new Set(walked.made.map((place) => place.split(': ', 1).join('')))];
    const known = [...Object.keys(makers), ...Object.keys(withNames)];
    expect(found.sort()).toEqual(known.sort());
    const made: Pattern[] = [];
    class Seen extends RegExp {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        made.push({ where: 'made', pattern: this.source, flags: this.flags });
      }
    }
    vi.resetModules();
    vi.stubGlobal('RegExp', Seen);
    try {
      for (const load of Object.values(makers)) await load();
    } finally {
      vi.unstubAllGlobals();
    }
    const others = Object.entries(withNames);
    for (const [where, pattern] of others) made.push({ where, pattern, flags: '' });
    expect(made.length).toBeGreaterThanOrEqual(walked.made.length);
    expectLinear(made);
  });

  it('in the schemas of the library', () => {
    const own = Object.entries(z.regexes).flatMap(([name, value]) =>
      value instanceof RegExp
        ? [{ where: `zod ${name}`, pattern: value.source, flags: value.flags }]
        : [],
    );
    expect(own.length).toBeGreaterThan(20);
    expectLinear(own);
  });

  it('in the addresses that are rewritten and redirected', async () => {
    const { beforeFiles } = await rewrites();
    const values = beforeFiles.flatMap(({ has }) => has.map(({ value }) => value));
    const inPaths = (await redirects()).flatMap(({ source }) => source.match(/\(.*\)/) ?? []);
    expectLinear(
      [...values, ...inPaths].map((pattern) => ({ where: 'variants', pattern, flags: '' })),
    );
  });

  it.each([
    ['(a+)+$', ''],
    ['[a-z]{2,}\\.com', 'i'],
    ['^\\s*(\\w+\\s*)+:', 'u'],
  ])('would be detected: %s', (pattern, flags) => {
    expect(faultsOf({ pattern, flags })).not.toEqual([]);
  });
});
