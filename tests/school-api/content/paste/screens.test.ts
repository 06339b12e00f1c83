import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideRecord } from '@/school-api/content';
import { accessLog, contentRecords } from '@/school-api/db';
import { type Browser, openTestOffice, type TestOffice } from '../../../office/support/office';
import { addRecords, onSite, setValues } from '../../../support/content';
import { hiddenFields, readable, sendTable, tableOf } from './support';

const PATH = '/content/results/paste';
const APPLY = `${PATH}/apply`;
const HEAD = ['Year', 'Class', 'Name', 'Stream', 'Percentage'];

let office: TestOffice;
let editor: Browser;
beforeEach(async () => {
  office = await openTestOffice();
  editor = await office.as('editor');
  await addRecords(office.deps.db, 'results', [
    { year: 2026, class: '10th', name: 'Asha', percentage: '90', picture: '/media/a.webp' },
    { year: 2026, class: '10th', name: 'Bala', percentage: '80' },
    { year: 2025, class: '10th', name: 'Old', percentage: '70' },
  ]);
});

const rowsOf = () => onSite(office.deps.db, 'results');
const send = (path: string, fields: Record<string, string | Blob>) =>
  sendTable(office, editor, path, fields);
const look = (...rows: readonly (readonly string[])[]) => send(PATH, { text: tableOf(...rows) });

async function apply(page: string, path = APPLY) {
  return send(path, hiddenFields(page, path));
}

describe('pasted rows', () => {
  it('are requested, with the columns of the list', async () => {
    const page = await (await editor.get(PATH)).text();
    expect(readable(page)).toContain(
      'Year, Class, Name, Stream, Percentage and Consent is on file',
    );
    expect(readable(page)).toContain('Needed: Year, Class and Name.');
    // Offers them again after the page was closed: tests/office/content/unsaved.test.ts
    expect(page).toContain('<office-unsaved');
  });

  it('are previewed as new and changed first', async () => {
    const before = await rowsOf();
    const response = await look(
      HEAD,
      ['2026', 'X', 'Asha', '', '91'],
      ['2026', '10', 'Bala', '', '80'],
      ['2026', '10th', 'Chitra', '', '70'],
    );
    expect(response.status).toBe(200);
    const text = readable(await response.text());
    expect(text).toContain('1 new · 1 changed · 1 unchanged. Nothing has been changed yet.');
    expect(text).toMatch(/Percentage: .*old: 90 .*new: 91/);
    expect(await rowsOf()).toEqual(before);
  });

  it('are refused for a year that the site does not show', async () => {
    const text = readable(await (await look(HEAD, ['2015', '10', 'Asha', '', '91'])).text());
    expect(text).toContain('must be from 2016 to');
  });

  it('are published together, and audited', async () => {
    const page = await look(
      HEAD,
      ['2026', '10', 'Asha', '', '91'],
      ['2026', '12', 'Chitra', 'Arts', '70'],
    );
    const response = await apply(await page.text());
    expect(response.headers.get('location')).toContain('/content/results?message=content-pasted');
    const rows = await rowsOf();
    expect(rows.map(({ name, percentage }) => `${name} ${percentage}`)).toEqual([
      'Asha 91',
      'Bala 80',
      'Old 70',
      'Chitra 70',
    ]);
    expect(rows[0]?.picture).toBe('/media/a.webp');
    expect(rows[3]).toMatchObject({ class: '12th', stream: 'Arts', consent_on_file: false });
    const { db } = office.deps;
    const [entry] = await db.select().from(accessLog).where(eq(accessLog.action, 'content paste'));
    expect(entry).toMatchObject({ record: 'list results' });
  });

  it('with one name twice are applied once a person confirms that they are two', async () => {
    const page = await (
      await look(HEAD, ['2026', '10', 'Dev', '', '91'], ['2026', '10', 'Dev', '', '82'])
    ).text();
    const before = await rowsOf();
    const asked = await apply(page);
    expect(asked.status).toBe(422);
    expect(await rowsOf()).toEqual(before);
    const again = { ...hiddenFields(await asked.text(), APPLY), repeat: 'yes' };
    expect((await send(APPLY, again)).status).toBe(303);
    expect((await rowsOf()).length).toBe(before.length + 2);
  });

  it('change nothing if one is wrong, and name row and cell', async () => {
    const before = await rowsOf();
    const many = Array.from({ length: 500 }, (_, index) => {
      return ['2026', '10', `Student ${index}`, '', String(index / 10)];
    });
    many[15] = ['soon', '10', 'Student 15', '', '15'];
    const fields = { text: tableOf(HEAD, ...many), whole: 'yes' };
    const response = await send(PATH, fields);
    expect(response.status).toBe(422);
    const text = readable(await response.text());
    expect(text).toContain('One cell is wrong');
    expect(text).toContain('Row 17, Year');
    const forced = await send(APPLY, fields);
    expect(forced.status).toBe(422);
    expect(await rowsOf()).toEqual(before);
  });

  it('are refused if the list has changed since the preview', async () => {
    const page = await (await look(HEAD, ['2026', '10', 'Asha', '', '91'])).text();
    await setValues(office.deps.db, 'results', { percentage: '95' }, { name: 'Asha' });
    const response = await apply(page);
    expect(response.status).toBe(409);
    const again = await response.text();
    expect(readable(again)).toMatch(/the list has changed since.*old: 95 .*new: 91/);
    expect((await rowsOf())[0]?.percentage).toBe('95');
    expect((await apply(again)).status).toBe(303);
    expect((await rowsOf())[0]?.percentage).toBe('91');
  });

  it('sent twice are applied once', async () => {
    const page = await (await look(HEAD, ['2026', '10', 'Chitra', '', '91'])).text();
    const both = await Promise.all([apply(page), apply(page)]);
    both.push(await apply(page));
    const led = both.map(({ headers }) => headers.get('location')?.match(/message=([^&]+)/)?.[1]);
    const [again, first] = ['content-pasted-before', 'content-pasted'];
    expect(led.sort()).toEqual([first, again, again]);
    expect((await rowsOf()).filter(({ name }) => name === 'Chitra')).toHaveLength(1);
  });

  it('that cover a year and class move the others of it to the bin', async () => {
    const text = tableOf(HEAD, ['2026', '10', 'Asha', '', '90']);
    const page = await (await send(PATH, { text, whole: 'yes' })).text();
    expect(readable(page)).toContain('Into the bin: 1');
    expect((await apply(page)).status).toBe(303);
    expect((await rowsOf()).map(({ name }) => name)).toEqual(['Asha', 'Old']);
    const { db } = office.deps;
    const binned = await db.select().from(contentRecords).where(eq(contentRecords.state, 'binned'));
    expect(binned.map(({ values }) => values.name)).toEqual(['Bala']);
  });

  it('that match unpublished records are listed separately', async () => {
    const { db } = office.deps;
    const records = await db.select().from(contentRecords);
    for (const { id, values } of records.filter(({ values }) => values.name !== 'Old')) {
      const deps = { db, now: office.deps.now, publicUrl: '', mediaFolders: [] };
      const hidden = await hideRecord(deps, { list: 'results', id, by: 'Meera' });
      expect(hidden.ok, String(values.name)).toBe(true);
    }
    const asha = ['2026', '10', 'Asha', '', '90'];
    const old = ['2025', '10', 'Old', '', '70'];
    const nothing = readable(await (await look(HEAD, asha, old)).text());
    expect(nothing).toContain('1 unchanged · 1 unchanged, but not on the site.');
    expect(nothing).toContain('Nothing would change');
    expect(nothing).toMatch(/Not on the site: 1 .*They stay off the site .* Asha/);
    const bala = ['2026', '10', 'Bala', '', '85'];
    const changed = ['2025', '10', 'Old', '', '71'];
    const both = readable(await (await look(HEAD, asha, bala, changed)).text());
    expect(both).toContain('Put one row on the site and change one that is not on the site');
  });

  it('come as a file of Windows, with semicolons', async () => {
    const file = new Blob([Buffer.from('Year;Class;Name\r\n2026;10;M\xfcller\r\n', 'latin1')]);
    const page = await (await send(PATH, { text: '', file })).text();
    expect((await apply(page)).status).toBe(303);
    expect((await rowsOf()).map(({ name }) => name)).toContain('Müller');
  });

  it('without headings are asked about, column by column', async () => {
    const text = tableOf(['Chitra', '88.5', '7'], ['Dev', '77', '8']);
    const asked = await send(PATH, { text });
    const page = await asked.text();
    expect(readable(page)).toContain('We do not recognise any column names in the first row.');
    const fields = {
      ...hiddenFields(page, PATH),
      'column-0': 'name',
      'column-1': 'percentage',
      'column-2': '',
    };
    const refused = await send(PATH, fields);
    expect(refused.status).toBe(422);
    expect(readable(await refused.text())).toContain('Choose a column for Year');
    const given = { ...fields, 'all-year': '2026', 'all-class': '10th', leave: 'yes' };
    const plan = await send(PATH, given);
    expect((await apply(await plan.text())).status).toBe(303);
    expect((await rowsOf()).slice(3)).toMatchObject([
      { name: 'Chitra', percentage: '88.5', year: 2026, class: '10th' },
      { name: 'Dev' },
    ]);
  });

  it('are text: what looks like markup or a formula is shown literally', async () => {
    const signs = '<img src=x onerror=alert(1)>=1+1';
    const path = '/content/faculty/paste';
    const text = tableOf(['Name', 'Position', 'About'], ['=Rao', signs, signs]);
    const page = await (await send(path, { text })).text();
    expect(page).not.toContain('<img');
    expect((await apply(page, `${path}/apply`)).status).toBe(303);
    const [row] = await onSite(office.deps.db, 'faculty');
    expect(row).toMatchObject({ name: '=Rao', position: signs });
    expect(row?.description).toBe('<p>&lt;img src=x onerror=alert(1)&gt;=1+1</p>');
  });

  it.each([
    ['', 'There are no rows.'],
    ['Year\tClass\tName', 'There are no rows below the column names'],
    [`Name\n${'x\n'.repeat(5001)}`, 'at most 5000 rows'],
    [Array.from({ length: 61 }, (_, index) => `h${index}`).join('\t'), 'more than 60 columns'],
  ])('are refused with a reason (%#)', async (text, reason) => {
    const response = await send(PATH, { text });
    expect(response.status).toBe(422);
    expect(readable(await response.text())).toContain(reason);
  });

  it('of more than a megabyte are refused', async () => {
    const response = await send(PATH, { text: `Name\n${'x'.repeat(1024 * 1024)}` });
    expect(response.status).toBe(422);
    const larger = await send(PATH, { file: new Blob(['x'.repeat(3 * 1024 * 1024)]) });
    expect(larger.status).toBe(413);
  });

  it('can be returned to', async () => {
    const text = tableOf(HEAD, ['2026', '10', 'Asha', '', '91']);
    const page = await (await send(PATH, { text })).text();
    const back = `${PATH}?edit=rows`;
    const form = await (await send(back, hiddenFields(page, back))).text();
    expect(form.replaceAll('\r', '')).toContain(`${text}</textarea>`);
  });
});

describe('pasted fees', () => {
  const fees = '/content/fees/paste';
  const text = tableOf(
    ['Fee head', 'Amount in Rs'],
    ['Registration', '₹ 1,500.50'],
    ['Bus', '900'],
  );

  it('become amounts, after a new registration fee was confirmed', async () => {
    const page = await (await send(fees, { text })).text();
    const asked = await editor.post(`${fees}/apply`, hiddenFields(page, `${fees}/apply`));
    expect(asked.status).toBe(409);
    const agreed = hiddenFields(await asked.text(), `${fees}/apply`);
    expect((await editor.post(`${fees}/apply`, agreed)).status).toBe(303);
    const rows = await onSite(office.deps.db, 'fees');
    expect(rows.map(({ category, amount }) => [category, amount])).toEqual([
      ['Registration', 1500.5],
      ['Bus', 900],
    ]);
  });

  it('keep the registration fee', async () => {
    const first = { category: 'Registration', amount: 1000 };
    await addRecords(office.deps.db, 'fees', [first, { category: 'Bus' }]);
    const whole = { text: tableOf(['Category', 'Amount'], ['Bus', '900']), whole: 'yes' };
    const response = await send(fees, whole);
    expect(response.status).toBe(422);
    expect(readable(await response.text())).toContain('“Registration” is missing.');
  });
});
