import type { Defence } from './defence';

/** What a visitor writes: slow patterns, names, and the files that the office opens. */
export const texts: readonly Defence[] = [
  {
    attack: 'Patterns that a word makes slow',
    file: 'contract/facts/urls.ts',
    from: '-]{2}\\s\\.',
    to: '-]{2,}\\s\\.',
    test: 'tests/security/redos.test.ts',
    name: 'written in the code',
  },
  {
    attack: 'Patterns that a word makes slow, made at run time',
    file: 'contract/facts/urls.ts',
    from: 'new RegExp(`[\\\\p{L}\\\\p{N}-]{2}\\\\.',
    to: 'new RegExp(`[\\\\p{L}\\\\p{N}-]{2,}\\\\.',
    test: 'tests/security/redos.test.ts',
    name: 'built at run time',
  },
  {
    attack: 'A stranger’s address in a name',
    file: 'contract/facts/names.ts',
    from: 'return containsUrl(name) || PATTERNS.some((pattern) => pattern.test(plain));',
    to: "return plain === '' && containsUrl(name) && PATTERNS.length === 0;",
    test: 'tests/contract/names.test.ts',
    name: 'refuse what looks like an address',
  },
  {
    attack: 'Formulas in the office’s spreadsheet',
    file: 'school-api/records/render-records.ts',
    from: 'escape_formulas: true',
    to: 'escape_formulas: false',
    test: 'tests/security/csv.test.ts',
    name: 'are words and nothing to calculate',
  },
  {
    attack: 'Signs that steer the office’s terminal',
    file: 'school-api/cli/table.ts',
    from: 'const text = stripControls(cellText(value));',
    to: 'const text = cellText(value);',
    test: 'tests/security/csv.test.ts',
    name: 'steer no terminal',
  },
];
