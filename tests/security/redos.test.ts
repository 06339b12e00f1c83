import { analyse } from 'scslre';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { redirects, rewrites } from '@/lib/page-cache/variants';
import { collectPatterns, type Pattern, type Walked } from './patterns';

/** Every file that makes a pattern of words: it is loaded, so that the whole pattern is known. */
const makers: Record<string, () => Promise<unknown>> = {
  'contract/facts/urls.ts': () => import('@/contract/facts/urls'),
  'contract/forms/donation.ts': () => import('@/contract/forms/donation'),
  'contract/facts/amount-typed.ts': () => import('@/contract/facts/amount-typed'),
};

/** Others put a name of the site's own, of letters and hyphens, into a pattern like these. */
const withNames: Record<string, string> = {
  'lib/page-cache/styles.ts': '^a-name-',
};

/** In what way a pattern can need more than a fixed number of looks at each character. */
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

describe('no word of a visitor makes a pattern slow', () => {
  let walked: Walked;
  beforeAll(async () => {
    walked = await collectPatterns();
  });

  it('written in the code', () => {
    expect(walked.patterns.length).toBeGreaterThan(120);
    expectLinear(walked.patterns);
  });

  it('made of words when the program starts', async () => {
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
  ])('would be found: %s', (pattern, flags) => {
    expect(faultsOf({ pattern, flags })).not.toEqual([]);
  });
});
