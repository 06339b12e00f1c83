import { describe, expect, it } from 'vitest';
import { findPastedList } from '@/school-api/content';
import { compare } from '@/school-api/content/editing/paste/compare';
import type { FieldValues } from '@/school-api/content/lists/list';

function listNamed(name: string) {
  const list = findPastedList(name);
  if (list === undefined) throw new Error(`no table can be pasted into ${name}`);
  return list;
}

const results = listNamed('results');
const entry = (name: string, percentage = '90', year = 2026, key = '10th') => ({
  year,
  class: key,
  name,
  stream: '',
  percentage,
});
const rows = (...all: FieldValues[]) => all.map((values, index) => ({ number: index + 2, values }));
const known = (...all: FieldValues[]) =>
  all.map((values, index) => ({
    id: index + 1,
    state: 'shown',
    values: { picture: '/media/a.webp', consent_on_file: true, ...values },
  }));
const states = (wanted: readonly string[], ...all: FieldValues[]) =>
  known(...all).map((one, index) => ({ ...one, state: wanted[index] ?? 'shown' }));

describe('a table compared with the list', () => {
  it('has new, changed (by cell) and unchanged rows', () => {
    const pasted = rows(entry('Asha', '91'), entry('Bala'), entry('Chitra'));
    const plan = compare(results, pasted, known(entry('Asha'), entry('Bala')), false);
    expect(plan.added.map(({ values }) => values.name)).toEqual(['Chitra']);
    expect(plan.changed).toMatchObject([{ number: 2, known: { id: 1 } }]);
    const [changed] = plan.changed;
    expect(changed?.cells.map(({ column, from, to }) => [column.field.name, from, to])).toEqual([
      ['percentage', '90', '91'],
    ]);
    expect(plan).toMatchObject({ same: 1, gone: [], wrong: [] });
  });

  it('ignores columns that it does not have', () => {
    const { percentage: _, ...rest } = entry('Asha');
    const plan = compare(results, rows(rest), known(entry('Asha', '77')), false);
    expect(plan).toMatchObject({ added: [], changed: [], same: 1 });
  });

  it('finds a name regardless of case, and adopts the new spelling', () => {
    const plan = compare(results, rows(entry('ASHA')), known(entry('Asha')), false);
    expect(plan.added).toEqual([]);
    expect(plan.changed[0]?.cells).toMatchObject([{ from: 'Asha', to: 'ASHA' }]);
  });

  it('covers its own year and class if it is the whole list', () => {
    const all = known(
      entry('Asha'),
      entry('Bala'),
      entry('Old', '80', 2025),
      entry('Big', '80', 2026, '12th'),
    );
    const plan = compare(results, rows(entry('Asha')), all, true);
    expect(plan.gone.map(({ values }) => values.name)).toEqual(['Bala']);
    expect(compare(results, rows(entry('Asha')), all, false).gone).toEqual([]);
  });

  it('does not bin what is hidden', () => {
    const all = known(entry('Asha'), entry('Bala')).map((one) => ({ ...one, state: 'hidden' }));
    expect(compare(results, rows(entry('Asha')), all, true).gone).toEqual([]);
  });

  it('asks about a name that occurs twice in a class and year', () => {
    const twice = (...all: Parameters<typeof rows>) => {
      const plan = compare(results, rows(...all), [], false);
      return [plan.wrong, plan.twice.map(({ number }) => number)];
    };
    expect(twice(entry('Asha'), entry('Asha'))).toEqual([[], [2, 3]]);
    expect(twice(entry('Asha', '91'), entry('Bala'), entry('asha', '82'))).toEqual([[], [2, 4]]);
    expect(twice(entry('Asha'), entry('Asha', '90', 2025))).toEqual([[], []]);
  });

  it('may have two students of one name, if each is identified', () => {
    const two = [entry('Asha', '91'), entry('Asha', '82')];
    expect(compare(results, rows(...two), [], false).added).toHaveLength(2);
    const same = compare(results, rows(...two), known(...two.toReversed()), true);
    expect(same).toMatchObject({ same: 2, added: [], changed: [], gone: [], wrong: [] });
    const one = compare(
      results,
      rows(entry('Asha', '91'), entry('Asha', '83')),
      known(...two),
      true,
    );
    expect(one.changed).toMatchObject([{ number: 3, known: { id: 2 } }]);
    const both = compare(
      results,
      rows(entry('Asha', '1'), entry('Asha', '2')),
      known(...two),
      true,
    );
    expect(both.wrong.map(({ number }) => number)).toEqual([2, 3]);
    expect(both).toMatchObject({ changed: [], added: [], gone: [] });
  });

  it('has a fee once', () => {
    const fees = listNamed('fees');
    const plan = compare(
      fees,
      rows({ category: 'Bus', amount: 1 }, { category: 'bus', amount: 2 }),
      [],
      false,
    );
    expect(plan.wrong).toEqual([{ number: 3, cell: '', why: 'is row 2 once more' }]);
  });

  it('ignores rich text with the same text', () => {
    const faculty = listNamed('faculty');
    const old = {
      name: 'Rao',
      position: '',
      description: '<p>Loves <b>physics</b></p><p>and maths</p>',
    };
    const pasted = { ...old, description: '<p>Loves physics and maths</p>' };
    expect(compare(faculty, rows(pasted), known(old), false)).toMatchObject({
      same: 1,
      changed: [],
    });
  });

  it('is compared quickly even if all rows have one name', () => {
    const many = Array.from({ length: 5000 }, (_, index) => entry('Asha', String(index)));
    expect(compare(results, rows(...many), known(...many), true).same).toBe(5000);
  });
});

describe('a record that is hidden', () => {
  it('is matched by name, and not published by it', () => {
    const [asha] = known(entry('Asha'));
    if (asha === undefined) throw new Error('nobody is there');
    const plan = compare(results, rows(entry('Asha', '91')), [{ ...asha, state: 'hidden' }], false);
    expect(plan.changed).toMatchObject([{ known: { state: 'hidden' } }]);
  });

  it('is not matched if a published one has its name', () => {
    const all = known(entry('Asha', '70'), entry('Asha', '80')).map((one, index) => ({
      ...one,
      state: index === 0 ? 'hidden' : 'shown',
    }));
    const plan = compare(results, rows(entry('Asha', '91')), all, true);
    expect(plan.changed).toMatchObject([{ known: { id: 2 } }]);
    expect(plan.gone).toEqual([]);
  });

  it.each([
    ['the same', '90', { same: 1, changed: [] }],
    ['what the row says', '80', { same: 0, changed: [{ known: { id: 2 } }] }],
  ])('does not replace a published one that is %s', (_, onSite, found) => {
    const all = states(['hidden', 'shown'], entry('Asha', '90'), entry('Asha', onSite));
    const plan = compare(results, rows(entry('Asha', '90')), all, true);
    expect(plan).toMatchObject({ ...found, away: [], added: [], gone: [], wrong: [] });
  });

  it('is matched itself if there are rows for both', () => {
    const two = [entry('Asha', '90'), entry('Asha', '80')];
    const plan = compare(results, rows(...two), states(['hidden', 'shown'], ...two), true);
    expect(plan).toMatchObject({ same: 1, away: [{ id: 1 }], changed: [], gone: [], wrong: [] });
  });

  it('is counted separately if it equals the row', () => {
    const all = states(['draft', 'hidden', 'shown'], entry('Asha'), entry('Bala'), entry('Chitra'));
    const pasted = rows(entry('Asha'), entry('Bala'), entry('Chitra'));
    const plan = compare(results, pasted, all, true);
    expect(plan).toMatchObject({ same: 1, away: [{ id: 1 }, { id: 2 }] });
  });
});
