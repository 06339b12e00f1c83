import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ROWS, splitCells } from '@/school-api/content';
import { cases } from '../../../support/cases';

const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
const cell = fc
  .array(fc.constantFrom('a', 'ä', 'न', '"', '\t', '\n', ',', ';', ' ', '=', '1'), { maxLength: 8 })
  .map((signs) => signs.join(''));

/** A heading row of plain words, and rows of equal width with arbitrary cells. */
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc
      .tuple(
        fc.array(word, { minLength: width, maxLength: width }),
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }),
        word,
      )
      .map(([head, rows, end]) => [head, ...rows, head.map(() => end)]),
  );

describe('the cells of a table', () => {
  it.each(['\t', ',', ';'])('are those written with %j between them', (separator) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, lineEnd) => {
        const how = { delimiter: separator, record_delimiter: lineEnd, quoted_match: /[\r\n]/ };
        expect(splitCells(stringify(rows, how))).toEqual(rows);
      }),
      cases({ night: 500 }),
    );
  });

  it('are found in any text, without an error, and none is invented', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const cells = splitCells(text).flat();
        const plain = text.replaceAll('""', '"').replaceAll('\0', '');
        for (const one of cells) expect(plain).toContain(one.replaceAll('""', '"'));
      }),
      cases({ night: 1000 }),
    );
  });

  it('keep quotes that only belong to the text', () => {
    expect(splitCells('Name\tAbout\n"Best" of all\tsays "yes"\n"open\tend')).toEqual([
      ['Name', 'About'],
      ['"Best" of all', 'says "yes"'],
      ['"open', 'end'],
    ]);
  });

  it('of one column are not split at commas', () => {
    expect(splitCells('Name\nRao, A.\nSen, B.')).toEqual([['Name'], ['Rao, A.'], ['Sen, B.']]);
  });

  it('start after the byte order mark', () => {
    expect(splitCells('\uFEFFName,Year\nA,2026')[0]).toEqual(['Name', 'Year']);
  });

  it('end with the last non-empty row, and keep empty rows between', () => {
    expect(splitCells('a\tb\n\nc\td\n\t\n\n')).toEqual([['a', 'b'], [''], ['c', 'd']]);
  });

  it('are not cut off after many blank rows', () => {
    const rows = splitCells(`a\tb\n${'\n'.repeat(3 * MAX_ROWS)}c\td`);
    expect(rows.length).toBeGreaterThan(MAX_ROWS + 1);
  });

  it.each(['"', '""', '"""', '"x', '\t"', '"\t', '"\n', '""\t"'])(
    'are found in a megabyte of %j as fast as in other texts',
    (part) => {
      const text = part.repeat(Math.floor((1024 * 1024) / part.length));
      // Quadratic work on a text of this size would exceed any test's timeout.
      expect(splitCells(`a\tb\n${text}`).length).toBeGreaterThan(0);
    },
  );
});
