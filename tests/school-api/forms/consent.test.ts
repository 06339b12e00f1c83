import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONSENT_LABELS, CONSENT_MESSAGES } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { applications } from '@/school-api/db';
import { findApplication } from '@/school-api/forms';
import { limitsAt, removeOutdated } from '@/school-api/privacy';
import { begin, declaration, newEmail, openFormsApp, post, refused, startForm } from './forms-app';

const api = await openFormsApp();

const complete = (body: unknown) => post(api.app, 'complete-admission/', body);
const verifiedForm = (changes?: Record<string, unknown>) => startForm(api.app, changes);

const none = { consent_name: undefined, consent_relation: undefined, consent_version: undefined };
const consent_name = `${CONSENT_LABELS.consent_name} is required`;
const { relation: consent_relation, box: consent_version } = CONSENT_MESSAGES;

describe('the declaration of a parent', () => {
  it.each([
    ['there is none', none, { consent_name, consent_relation, consent_version }],
    ['nobody is named', { consent_name: ' ' }, { consent_name }],
    ['the relation is another', { consent_relation: 'Driver' }, { consent_relation }],
    ['the box is not ticked', { consent_version: '' }, { consent_version }],
    ['the notice is no version', { consent_version: 'a b' }, { consent_version }],
  ])('is required, and nothing of the child is stored, when %s', async (_, changes, fields) => {
    const form = await verifiedForm(changes);
    expect(await refused(await complete(form))).toMatchObject({ status: 422, fields });
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      completed: false,
      verified: true,
      email: form.email,
      guardianName: '',
      mobile: '',
      applyFor: '',
      address: '',
      query: '',
      consentName: '',
      consentAt: null,
    });
  });

  it('is named together with the other wrong fields', async () => {
    const { fields } = await refused(await complete(await verifiedForm({ ...none, mobile: '1' })));
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      ...['consent_name', 'consent_relation', 'consent_version', 'mobile'],
    ]);
  });

  it('is stored with the version of the notice and the time', async () => {
    const form = await verifiedForm();
    expect((await complete(form)).status).toBe(200);
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      consentName: declaration.consent_name,
      consentRelation: 'Mother',
      consentVersion: '1',
      consentAt: api.clock.now,
    });
  });

  it('is replaced by a newer one', async () => {
    const form = await verifiedForm();
    await complete(form);
    api.pass(60);
    await complete({ ...form, consent_relation: 'Legal guardian', consent_version: '2' });
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      consentRelation: 'Legal guardian',
      consentVersion: '2',
      consentAt: api.clock.now,
    });
  });

  it('that was withdrawn ends the registration: its details are not accepted again', async () => {
    const form = await verifiedForm();
    await complete(form);
    const own = eq(applications.id, form.application_id);
    await api.db.update(applications).set({ consentWithdrawnAt: api.clock.now }).where(own);
    const answer = await refused(await complete({ ...form, consent_version: '2' }));
    expect(answer).toMatchObject({ status: 409, code: 'conflict' });
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      consentVersion: '1',
      consentWithdrawnAt: api.clock.now,
    });
  });

  it('is announced in the form controls', async () => {
    const controls = await (await api.app.request('/api/form-controls')).json();
    for (const key of ['parent_consent', 'notice_version']) {
      expect(controls).toContainEqual(expect.objectContaining({ key, status: 1 }));
    }
  });
});

describe('a name without consent', () => {
  function nightlyRun(hoursLater: number) {
    const at = new Date(api.clock.now.getTime() + hoursLater * 3_600_000);
    const limits = limitsAt(at, RETENTION);
    return removeOutdated({ db: api.db, limits, cvFolder: api.cvFolder });
  }

  it('is removed after a day, and restored with the details', async () => {
    const form = await verifiedForm();
    const other = await verifiedForm();
    await complete(other);
    await nightlyRun(25);
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      firstName: '',
      lastName: '',
      email: form.email,
      verified: true,
    });
    expect((await findApplication(api.db, other.application_id))?.name).toBe('Keshav Rao');
    expect((await complete(form)).status).toBe(200);
    expect((await findApplication(api.db, form.application_id))?.name).toBe('Keshav Rao');
  });

  it('stays if the registration is newer', async () => {
    const id = await begin(api.app, newEmail());
    await nightlyRun(23);
    expect((await findApplication(api.db, id))?.name).toBe('Keshav Rao');
  });
});
