import { describe, expect, it } from 'vitest';
import {
  emptyFields,
  findRecord,
  newFormKey,
  saveRecord,
  showRecord,
  versionsOf,
} from '@/school-api/content';
import type { SaveInput } from '@/school-api/content/editing/types';
import { addRecords, onSite } from '../../../support/content';
import { cutAtCommit, PowerCut } from '../../cut-at-commit';
import { add, change, mustSave, numberOf, openEditing, reread } from './school';

const school = await openEditing();

const namesOnSite = async () => (await onSite(school.db, 'faculty')).map(({ name }) => name);

type Typed = Record<string, string>;
const RESULT = { class: '10th', name: 'Asha' };
const EVENT = { title: 'Fair', audience: 'Everyone', first_day: '2026-12-05' };

/** The form of a new record, sent once. */
const sendNew = (list: string, fields: Typed, intent: SaveInput['intent'] = 'publish') =>
  saveRecord(school.deps, { list, fields, intent, basedOn: newFormKey(), by: 'Meera' });

describe('a new record', () => {
  it('is on the site once published, with a version and a change of its tag', async () => {
    const before = await numberOf(school.db, 'academics');
    const record = await add(school.deps, 'faculty', { fields: { name: ' Radha  ' } });
    expect(record).toMatchObject({
      state: 'shown',
      label: 'Radha',
      draft: null,
      changedBy: 'Meera',
      revision: 1,
      address: 'https://school.example/acedemics/faculty',
      shownSince: school.deps.now(),
    });
    expect(await namesOnSite()).toContain('Radha');
    const number = await numberOf(school.db, 'academics');
    expect(number).toBeGreaterThan(before);
    expect(record.changeNumber).toBe(number);
    const { versions } = await versionsOf(school.deps, record.id);
    expect(versions).toMatchObject([{ number: 1, by: 'Meera', action: 'published' }]);
  });

  it('is whole or not there, if its commit is lost', async () => {
    const before = await numberOf(school.db, 'academics');
    const cut = { ...school.deps, db: cutAtCommit(school.db) };
    const fields = { fields: { name: 'Kamala' } };
    await expect(add(cut, 'faculty', fields)).rejects.toThrow(PowerCut);
    expect(await namesOnSite()).not.toContain('Kamala');
    expect(await numberOf(school.db, 'academics')).toBe(before);
    const record = await add(school.deps, 'faculty', fields);
    expect(record.revision).toBe(1);
    expect((await versionsOf(school.deps, record.id)).versions).toHaveLength(1);
  });

  it('is nowhere on the site while a draft, and the site is not notified', async () => {
    const before = await numberOf(school.db, 'academics');
    const record = await add(school.deps, 'faculty', {
      intent: 'draft',
      fields: { name: 'Lalita' },
    });
    expect(record).toMatchObject({ state: 'draft', address: null, shownSince: null });
    expect(await namesOnSite()).not.toContain('Lalita');
    expect(await numberOf(school.db, 'academics')).toBe(before);
  });

  it('is one record if its form is sent twice, and the second text does not overwrite the first', async () => {
    const form: SaveInput = {
      list: 'faculty',
      basedOn: newFormKey(),
      intent: 'publish',
      by: 'Meera',
      fields: { ...emptyFields('faculty'), name: 'Vishakha' },
    };
    const [first, second] = await Promise.all([
      saveRecord(school.deps, form),
      saveRecord(school.deps, form),
    ]);
    expect(mustSave(second).id).toBe(mustSave(first).id);
    expect((await namesOnSite()).filter((name) => name === 'Vishakha')).toHaveLength(1);
    const other = { ...form, fields: { ...form.fields, name: 'Vishakha Devi' } };
    expect(await saveRecord(school.deps, other)).toMatchObject({
      ok: false,
      stale: { id: mustSave(first).id, label: 'Vishakha' },
    });
  });

  it('is refused with a message at each invalid input, and nothing is stored', async () => {
    const fields = { category: '', amount: 'much', brochure_pdf: '/media/files/none.pdf' };
    expect(await sendNew('fees', fields)).toEqual({
      ok: false,
      problems: {
        category: 'Fee is missing',
        amount: 'Rupees must be a number of rupees such as 1500 or 1500.50',
        brochure_pdf: 'Brochure: there is no file /media/files/none.pdf',
      },
    });
    expect(await onSite(school.db, 'fees')).toEqual([]);
  });

  it.each([
    ['admission-dates', 'admission_date', '2026-13-12', 'must be a date such as'],
    ['publications', 'category', 'comics', 'must be one of'],
    ['results', 'percentage', '9O.2', 'from 0 to 100'],
    ['competitions', 'link', 'https://nowhere', 'must be an address such as'],
    ['fees', 'amount', '1,50', 'must be a number of rupees'],
    ['competitions', 'link', 'javascript:alert(1)', 'must be an address such as'],
    ['results', 'year', '20250', 'must be a year such as'],
    ['faculty', 'picture', '/media/../../secret.pdf', 'there is no file'],
    ['news', 'date', '2026-02-30', 'must be a date such as'],
    ['news', 'text', '<img src="/media/x.webp">', 'there is no file /media/x.webp'],
    ['news', 'text', `<p>${'<b>'.repeat(300)}${'<p>x'.repeat(300)}`, 'has more formatting'],
  ])('of %s is refused with %s as %j', async (list, name, typed, why) => {
    const fields = { ...emptyFields(list), [name]: typed };
    expect(await sendNew(list, fields, 'draft')).toMatchObject({
      ok: false,
      problems: { [name]: expect.stringContaining(why) },
    });
  });

  it.each([
    ['slider', { title: 'No picture' }, { image_url: 'Picture is missing' }],
    ['testimonials', { name: 'Silent' }, { message: 'What they say is missing' }],
    ['syllabus-documents', { grade: '6', subject: 'Art' }, { file: 'Document is missing' }],
    ['results', { ...RESULT, year: '2015' }, { year: 'Year must be from 2016 to 2026' }],
    ['results', { ...RESULT, year: '2027' }, { year: 'Year must be from 2016 to 2026' }],
    ['events', { ...EVENT, first_day: '1926-12-05' }, { first_day: /^First day must be a date/ }],
    ['events', { ...EVENT, last_day: '2026-12-04' }, { last_day: /^Last day must not be before/ }],
    [
      'competitions',
      { name: 'Quiz', link: 'mailto:a@example.org' },
      { link: /^Link to more information must/ },
    ],
    [
      'competitions',
      { name: 'Quiz', link: 'tel:+91 1234' },
      { link: /^Link to more information must/ },
    ],
  ])(
    'of %s that the site would leave out can only be a draft: %j',
    async (list, typed, messages) => {
      const fields = { ...emptyFields(list), ...typed };
      const problems = Object.entries(messages).map(([name, why]) => [
        name,
        expect.stringMatching(why),
      ]);
      const refused = { ok: false, problems: Object.fromEntries(problems) };
      expect(await sendNew(list, fields)).toEqual(refused);
      const draft = mustSave(await sendNew(list, fields, 'draft'));
      expect(await showRecord(school.deps, { list, id: draft.id, by: 'Meera' })).toEqual(refused);
    },
  );

  it('may not have the unique name of another published one', async () => {
    await add(school.deps, 'fees', { fields: { category: 'Bus', amount: '900' } });
    const fields = { ...emptyFields('fees'), category: 'Bus', amount: '950' };
    expect(await sendNew('fees', fields)).toEqual({
      ok: false,
      problems: { category: 'Fee belongs to another fee on the site' },
    });
    expect(await sendNew('fees', fields, 'draft')).toMatchObject({ ok: true });
  });

  it('is not found in an unknown list', async () => {
    for (const list of ['form-controls', 'applications', '__proto__']) {
      expect(await sendNew(list, {})).toEqual({ ok: false, missing: true });
    }
  });
});

describe('a record on the site', () => {
  it('keeps its published text while a draft exists, until the draft is published', async () => {
    const record = await add(school.deps, 'faculty', { fields: { name: 'Chitra' } });
    const draft = { intent: 'draft', fields: { name: 'Chitra Devi' } } as const;
    const saved = mustSave(await change(school.deps, record, draft));
    expect(saved).toMatchObject({ state: 'shown', draft: { name: 'Chitra Devi' } });
    expect(saved.fields.name).toBe('Chitra Devi');
    expect(saved.values.name).toBe('Chitra');
    expect(await namesOnSite()).toContain('Chitra');
    const shown = mustSave(await change(school.deps, saved, {}));
    expect(shown).toMatchObject({ draft: null, values: { name: 'Chitra Devi' } });
    expect(await namesOnSite()).toContain('Chitra Devi');
    expect(await namesOnSite()).not.toContain('Chitra');
  });

  it('shows both texts to the second person to save, and loses neither', async () => {
    const record = await add(school.deps, 'faculty', { fields: { name: 'Tunga' } });
    const mine = mustSave(await change(school.deps, record, { fields: { position: 'Music' } }));
    const theirs = await change(school.deps, record, { fields: { position: 'Dance' } });
    expect(theirs).toMatchObject({ ok: false, stale: { fields: { position: 'Music' } } });
    const chosen = await change(school.deps, mine, { fields: { position: 'Dance' } });
    expect(mustSave(chosen).values.position).toBe('Dance');
  });

  it('is no conflict if both people saved the same values', async () => {
    const record = await add(school.deps, 'faculty', { fields: { name: 'Indulekha' } });
    const typed = { fields: { position: 'Art' } };
    const first = mustSave(await change(school.deps, record, typed));
    const second = mustSave(await change(school.deps, record, typed));
    expect(second.revision).toBe(first.revision);
  });

  it('keeps values that its form does not touch exactly', async () => {
    const social_links = {
      linkedin: 'https://example.org/a',
      facebook: '',
      facebook_status: 0,
    };
    const [row] = await addRecords(school.db, 'faculty', [{ name: 'Sudevi', social_links }]);
    const record = await findRecord(school.deps, 'faculty', row?.id ?? 0);
    if (record === undefined) throw new Error('it was not found');
    const saved = mustSave(await change(school.deps, record, { fields: { position: 'Sanskrit' } }));
    expect(saved.values.social_links).toEqual(social_links);
    const typed = { fields: { 'social_links.facebook': 'https://example.org/f' } };
    const linked = mustSave(await change(school.deps, saved, typed));
    expect(linked.values.social_links).toEqual({
      linkedin: 'https://example.org/a',
      facebook: 'https://example.org/f',
      facebook_status: 0,
    });
  });

  it('is independent: ids of other lists, and impossible ids, are not found', async () => {
    const record = await add(school.deps, 'faculty', { fields: { name: 'Ananga' } });
    expect(await findRecord(school.deps, 'alumni', record.id)).toBeUndefined();
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 31]) {
      expect(await findRecord(school.deps, 'faculty', id)).toBeUndefined();
    }
    expect((await reread(school.deps, record)).label).toBe('Ananga');
  });
});
