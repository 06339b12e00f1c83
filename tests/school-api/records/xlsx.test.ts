import { crc32, inflateRawSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { OfficeRecord } from '@/school-api/records';
import { asXlsx } from '@/school-api/records/export/xlsx';

async function fileOf(pages: AsyncIterable<OfficeRecord[]>, names: readonly string[]) {
  const pieces: Uint8Array[] = [];
  const columns = names.map((name) => ({ name, label: `${name} & more` }));
  for await (const piece of asXlsx(pages, columns)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** By the directory at the end, as spreadsheets do. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = file.readUInt32LE(end + 16);
  const entries = new Map<string, string>();
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset));
    const length = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + length);
    const start = file.readUInt32LE(at + 42) + 30 + length;
    const bytes = inflateRawSync(file.subarray(start, start + (packed ?? 0)));
    expect([crc32(bytes), bytes.length], name).toEqual([crc, size]);
    entries.set(name, bytes.toString());
    at += 46 + length;
  }
  return entries;
}

type Cell = { place: string; type: string; style: string; text: string };

function cellsOf(file: Buffer): Cell[] {
  const cells: Cell[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, { r: place = '', t: type = 'n', s: style = '' }) => {
        if (tag === 'c') cells.push({ place, type, style, text: '' });
      },
      ontext: (text) => {
        const last = cells.at(-1);
        if (last) last.text += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(unzip(file).get('xl/worksheets/sheet1.xml'));
  return cells;
}

async function cellOf(name: string, value: OfficeRecord[string]) {
  async function* pages() {
    yield [{ [name]: value }];
  }
  return cellsOf(await fileOf(pages(), [name]))[1];
}

describe('an Excel file', () => {
  it('has the parts of a workbook, the headings and every record in its row', async () => {
    async function* pages() {
      yield [{ a: 'One', b: 'Two' }];
      yield [{ a: '', b: 'Four' }];
    }
    const file = await fileOf(pages(), ['a', 'b']);
    expect([...unzip(file).keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']),
    );
    expect(cellsOf(file).map(({ place, text }) => [place, text])).toEqual([
      ['A1', 'a & more'],
      ['B1', 'b & more'],
      ['A2', 'One'],
      ['B2', 'Two'],
      ['B3', 'Four'],
    ]);
  });

  it('has times and days as dates in India, and amounts as numbers', async () => {
    const moment = await cellOf('paid_at', new Date('2026-11-21T18:30:00Z'));
    expect(moment).toMatchObject({ type: 'n', text: '46348' });
    expect(await cellOf('given_on', '2026-11-22')).toMatchObject({ type: 'n', text: '46348' });
    expect(await cellOf('fee_rupees', '1500.50')).toMatchObject({ type: 'n', text: '1500.5' });
  });

  it.each(['=1+1', '0900000001', '00123', '+91', '2026-13-99', '12345678901234567890'])(
    'keeps %j as text',
    async (text) => {
      expect(await cellOf('mobile', text)).toMatchObject({ type: 'inlineStr', text });
    },
  );

  it('leaves out what XML does not allow, and cuts a text that is too long for a cell', async () => {
    expect(await cellOf('message', 'a\u0007b\ud800<c>\n')).toMatchObject({ text: 'ab\ufffd<c>\n' });
    // Excel would read it as a single character.
    expect(await cellOf('message', '_x0041_')).toMatchObject({ text: '_x005F_x0041_' });
    expect((await cellOf('message', 'x'.repeat(40_000)))?.text).toHaveLength(32_767);
  });

  it('names its columns beyond Z', async () => {
    async function* pages() {
      yield [{}];
    }
    const names = Array.from({ length: 29 }, (_, index) => `c${index}`);
    const places = cellsOf(await fileOf(pages(), names)).map(({ place }) => place);
    expect(places.slice(25, 29)).toEqual(['Z1', 'AA1', 'AB1', 'AC1']);
  });

  it('fails if its records do', async () => {
    async function* broken(): AsyncGenerator<OfficeRecord[]> {
      yield [{ a: 'One' }];
      throw new Error('the database went away');
    }
    await expect(fileOf(broken(), ['a'])).rejects.toThrow('went away');
  });
});
