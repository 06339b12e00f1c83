import type { Defence } from './defence';

/** What editors bring to the site: rows, words, pictures, documents, facts. */
export const officeContent: readonly Defence[] = [
  {
    attack: 'Markup in a cell of a spreadsheet',
    file: 'school-api/editing/paste/plain-text.ts',
    from: 'escapeHtml(line.trim())',
    to: 'line.trim()',
    test: 'tests/editing-paste/cells.test.ts',
    name: 'shows its signs and runs nothing',
  },
  {
    attack: 'A table with one wrong row, applied by a forged request',
    file: 'school-api/office/screens/paste/send.tsx',
    from: 'if (wrong.length > 0) {',
    to: 'if (wrong.length > 1) {',
    test: 'tests/editing-paste/screens.test.ts',
    name: 'of which one is wrong change nothing',
  },
  {
    attack: 'Rows over a list that somebody has changed meanwhile',
    file: 'school-api/office/screens/paste/send.tsx',
    from: 'if (hash !== sent.basedOn) return again(STALE, 409);',
    to: '',
    test: 'tests/editing-paste/screens.test.ts',
    name: 'when the list has changed since they were looked at',
  },
  {
    attack: 'A text without end as pasted rows',
    file: 'school-api/office/screens/paste/read-sent.ts',
    from: 'const MOST_SENT = 2 * MOST_BYTES + 64 * 1024;',
    to: 'const MOST_SENT = 2_000 * MOST_BYTES;',
    test: 'tests/editing-paste/screens.test.ts',
    name: 'of more than a megabyte are refused',
  },
  {
    attack: 'The place where a photograph was taken',
    file: 'school-api/pictures/convert.ts',
    from: ".toColourspace('srgb')",
    to: ".toColourspace('srgb').keepMetadata()",
    test: 'tests/pictures/photograph.test.ts',
    name: 'of 12 MB with a place inside',
  },
  {
    attack: 'Documents with programs inside',
    file: 'school-api/pictures/check-pdf.ts',
    from: 'for (const [sign, what] of SIGNS) if (sign.test(parts.text)) throw holds(what);',
    to: '',
    test: 'tests/pictures/hostile-pdfs.test.ts',
    name: 'is refused with',
  },
  {
    attack: 'The bank account changed by a forged form of the office',
    file: 'school-api/office/screens/school/save.tsx',
    from: 'if (forged.length > 0) return refuseForged(request, forged);',
    to: '',
    test: 'tests/school-facts/office.test.ts',
    name: 'refuses a forged',
  },
];
