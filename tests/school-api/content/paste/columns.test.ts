import { describe, expect, it } from 'vitest';
import { findPastedList, headsOf, matchColumns, pastedLists } from '@/school-api/content';
import { chooseColumns, NO_CHOICE } from '@/school-api/content/editing/paste/choose-columns';

function listNamed(name: string) {
  const list = findPastedList(name);
  if (list === undefined) throw new Error(`no table can be pasted into ${name}`);
  return list;
}

const results = listNamed('results');
const namesOf = (columns: ReturnType<typeof matchColumns>['columns']) =>
  columns.map((column) => column?.field.name);

describe('columns', () => {
  it('of every list are found by title, name and aliases', () => {
    for (const list of pastedLists) {
      for (const { field, names } of list.columns) {
        for (const head of [field.label, field.name, field.label.toUpperCase(), ...names]) {
          const { columns } = matchColumns(list, [[` ${head} : `], ['x']]);
          expect([list.list, head, ...namesOf(columns)]).toEqual([list.list, head, field.name]);
        }
      }
    }
  });

  it('can stand in any order, and unknown ones are named', () => {
    const rows = [
      ['Roll no.', 'Percentage', 'CLASS', 'Student Name', 'Year', ''],
      ['7', '96', '10', 'Asha', '2026', ''],
    ];
    const matched = matchColumns(results, rows);
    const { columns, unknown } = matched;
    expect(namesOf(columns).slice(0, 5)).toEqual([
      undefined,
      'percentage',
      'class',
      'name',
      'year',
    ]);
    expect(unknown).toEqual(['Roll no.']);
    expect(chooseColumns(results, rows, NO_CHOICE).isClear).toBe(false);
  });

  it('are requested if no row names them', () => {
    const rows = [['Asha', '2026', '10th']];
    const asked = chooseColumns(results, rows, NO_CHOICE);
    expect(asked).toMatchObject({ hasHead: false, isClear: false });
    const fields = ['name', 'year', 'class'];
    const chosen = chooseColumns(results, rows, { ...NO_CHOICE, fields });
    expect(chosen).toMatchObject({ hasHead: false, isClear: true, missing: [] });
  });

  it('that are missing can be set once for all rows', () => {
    const rows = [
      ['Name', 'Percentage'],
      ['Asha', '96'],
    ];
    const asked = chooseColumns(results, rows, NO_CHOICE);
    expect(asked.missing.map(({ field }) => field.name)).toEqual(['year', 'class']);
    const forAll = { year: '2026', class: '10' };
    const fields = ['name', 'percentage'];
    const chosen = chooseColumns(results, rows, { ...NO_CHOICE, fields, hasHead: true, forAll });
    expect(chosen.isClear).toBe(true);
    expect(chosen.forAll.map(({ cell }) => cell)).toEqual(['2026', '10']);
  });

  it('are left out only if somebody confirmed it', () => {
    const rows = [
      ['Year', 'Class', 'Name', 'Marks'],
      ['2026', '10', 'Asha', '480'],
    ];
    const fields = ['year', 'class', 'name', ''];
    const choice = { ...NO_CHOICE, fields, hasHead: true };
    expect(chooseColumns(results, rows, choice)).toMatchObject({
      isClear: false,
      unknown: ['Marks'],
    });
    expect(chooseColumns(results, rows, { ...choice, mayLeaveOut: true }).isClear).toBe(true);
  });

  it('cannot be two of one field', () => {
    const rows = [
      ['Year', 'Class', 'Name'],
      ['2026', '10', 'Asha'],
    ];
    const fields = ['year', 'name', 'name'];
    const choice = { ...NO_CHOICE, fields, hasHead: true, mayLeaveOut: true };
    const chosen = chooseColumns(results, rows, choice);
    expect(chosen.double.map(({ field }) => field.name)).toEqual(['name']);
    expect(chosen.isClear).toBe(false);
  });

  it('are requested again when other rows are pasted', () => {
    const rows = [
      ['Year', 'Class', 'Name', 'Marks'],
      ['2026', '10', 'Asha', '480'],
    ];
    const fields = ['year', 'class', 'name', 'percentage'];
    const choice = { ...NO_CHOICE, fields, hasHead: true, heads: headsOf(rows) };
    expect(chooseColumns(results, rows, choice).isClear).toBe(true);
    const other = [
      ['Name', 'Marks', 'Year', 'Class'],
      ['Asha', '480', '2026', '10'],
    ];
    const asked = chooseColumns(results, other, choice);
    expect(asked).toMatchObject({ isClear: false, unknown: ['Marks'] });
    expect(namesOf(asked.columns)).toEqual(['name', undefined, 'year', 'class']);
  });

  it('have a valid value for all rows', () => {
    const rows = [
      ['Name', 'Class'],
      ['Asha', '10'],
    ];
    const fields = ['name', 'class'];
    const choice = { ...NO_CHOICE, fields, hasHead: true, forAll: { year: 'soon' } };
    const chosen = chooseColumns(results, rows, choice);
    expect(chosen.wrongForAll).toMatchObject([{ why: 'must be a year such as 2025' }]);
    expect(chosen.isClear).toBe(false);
  });
});
