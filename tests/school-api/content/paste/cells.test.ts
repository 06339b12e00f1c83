import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPastedList, readableText, readDay } from '@/school-api/content';
import { asHtml, readCell } from '@/school-api/content/editing/paste/read-rows';
import { readAmount } from '@/school-api/content/lists/read-text';
import { cases } from '../../../support/cases';

function columnOf(list: string, name: string) {
  const column = findPastedList(list)?.columns.find(({ field }) => field.name === name);
  if (column === undefined) throw new Error(`${list} has no column ${name}`);
  return column;
}

describe('a day', () => {
  it.each([
    ...['13/12/2026', '13-12-2026', '13.12.2026', '2026-12-13', '13/12/26'],
    ...['13-Dec-26', '13-Dec-2026', '13 December 2026', '13 dec, 2026', ' 13  Dec 2026 '],
  ])('is read from %j', (cell) => {
    expect(readDay(cell)).toBe('2026-12-13');
  });

  it.each([
    ...['12/13/2026', '31/02/2026', '2026-13-01', 'soon', '46369', '13/12', '13-Xyz-26', '0/0/0'],
    ...['13/12/1776', '13/12/20266', `13/12/2026${' '.repeat(100)}x`],
  ])('is not read from %j', (cell) => {
    expect(readDay(cell)).toBeUndefined();
  });

  it('is the one that was written, for every day of a century', () => {
    const day = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2069-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', number = ''] = iso.split('-');
        expect(readDay(`${number}/${month}/${year}`)).toBe(iso);
        expect(readDay(`${Number(number)}-${Number(month)}-${year}`)).toBe(iso);
      }),
      cases({ night: 1000 }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['1500', 1500],
    ['1,500.50', 1500.5],
    ['₹ 1,500', 1500],
    ['₹1,500/-', 1500],
    ['Rs. 1,50,000', 150_000],
    ['INR 1,500,000', 1_500_000],
    ['0', 0],
  ])('is read from %j', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it.each(['1,50', '1.500,50', '15 00', '-5', '=1+1', 'Nil', '', '1e3', '١٥'])(
    'is not read from %j',
    (cell) => {
      expect(readAmount(cell)).toBeUndefined();
    },
  );

  it('is the one that an Indian spreadsheet writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (paise) => {
        const rupees = paise / 100;
        const cell = `₹ ${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
        expect(readAmount(cell)).toBe(rupees);
      }),
      cases({ night: 1000 }),
    );
  });
});

describe('a cell of text', () => {
  it.each(['=HYPERLINK("http://x")', '+91 98', '-1', '@SUM(A1)', '<script>alert(1)</script>'])(
    'is only text: %s',
    (cell) => {
      expect(readCell(columnOf('results', 'name'), cell)).toEqual({ value: cell });
    },
  );

  it('is one line', () => {
    expect(readCell(columnOf('results', 'name'), ' Asha \n Rao ')).toEqual({ value: 'Asha Rao' });
  });

  it('reads a percentage from 0 to 100, and nothing else', () => {
    const column = columnOf('results', 'percentage');
    expect(readCell(column, '96.40 %')).toEqual({ value: '96.4' });
    expect(readCell(column, '100')).toEqual({ value: '100' });
    expect(readCell(column, '')).toEqual({ value: '' });
    for (const cell of ['9O.2', '104', '77,5', 'abc', '-1', '77.125', '1e1']) {
      expect(readCell(column, cell), cell).toEqual({
        wrong: expect.stringContaining('from 0 to 100'),
      });
    }
  });

  it('reads whether a consent is on file', () => {
    const column = columnOf('results', 'consent_on_file');
    const read = ['Yes', 'no', '', 'perhaps'].map((cell) => readCell(column, cell));
    expect(read).toEqual([
      ...[{ value: true }, { value: false }, { value: false }],
      { wrong: 'must be yes or no' },
    ]);
  });

  it.each(['10', 'X', 'Class 10', 'Std. X', '10th', 'xth', 'Grade-10'])(
    'of a class can be %j',
    (cell) => {
      expect(readCell(columnOf('results', 'class'), cell)).toEqual({ value: '10th' });
    },
  );

  it.each([
    ...['Per year', 'Annual', 'a year'].map((cell) => [cell, 'a year']),
    ...['Half-yearly', 'per half year'].map((cell) => [cell, 'a half-year']),
    ['Refundable', 'refundable deposit'],
  ])('of how a fee is charged can be %j', (cell, value) => {
    expect(readCell(columnOf('fee-heads', 'charged'), cell ?? '')).toEqual({ value });
  });

  it.each(['11', 'constructor', '__proto__', 'toString'])('of a class cannot be %j', (cell) => {
    const read = readCell(columnOf('results', 'class'), cell);
    expect(read).toEqual({ wrong: 'must be one of 10th, 12th' });
  });

  it('of a year is a year', () => {
    const year = columnOf('results', 'year');
    expect(readCell(year, '2026')).toEqual({ value: 2026 });
    expect(readCell(year, '1066')).toEqual({ wrong: 'must be 1900 or later' });
    expect(readCell(year, '2025-26')).toEqual({ wrong: 'must be a year such as 2025' });
    expect(readCell(year, '')).toEqual({ wrong: 'is empty' });
  });
});

describe('a cell that becomes rich text', () => {
  it('shows special characters and runs nothing', () => {
    const html = asHtml('<img src=x onerror=alert(1)> & "more"');
    expect(html).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;</p>');
  });

  it('has a paragraph after each empty line', () => {
    expect(asHtml('One\r\ntwo\r\n\r\nThree')).toBe('<p>One<br>two</p><p>Three</p>');
  });

  it('reads as typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(readableText(asHtml(text))).toBe(text.replace(/\s+/g, ' ').trim());
      }),
      cases({ night: 1000 }),
    );
  });
});
