import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationDocuments, officeLetters, outbox } from '@/school-api/db';
import { documentsOf } from '@/school-api/forms';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { NOW } from '../school-api/cli/office';
import { addApplication, numberOf } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens(admissionsRoutes);
const { open, send } = screens;
const { db } = screens;

async function application(id: string, changes = {}) {
  await addApplication(db, { id, email: `${id}@example.org`, verifiedAt: NOW, ...changes });
  return `/applications/${await numberOf(db, id)}`;
}

const letters = async (id: string) => {
  const own = eq(outbox.recipient, `${id}@example.org`);
  return (await db.select().from(outbox).where(own)).map(({ data }) => JSON.stringify(data));
};

describe('documents of a family', () => {
  it('are requested by one email that names each, and never twice', async () => {
    const path = await application('d-one');
    const kinds: [string, string][] = [
      ['kind', 'photograph'],
      ['kind', 'report card'],
    ];
    const { location, audited } = await send(`${path}/documents`, kinds);
    expect(location).toContain(`${path}?message=documents-asked`);
    const look = { action: 'applications documents', person: 'd-one@example.org' };
    expect(audited).toMatchObject([look]);
    expect((await send(`${path}/documents`, kinds)).location).toContain('documents-not-asked');
    const [letter, ...more] = await letters('d-one');
    expect(letter).toMatch(/report card.*photograph.*register\/status/);
    expect(more).toEqual([]);
    const { text } = await open(path);
    expect(text).not.toContain('value="photograph"');
    expect(text).toContain('value="birth certificate"');
  });

  it('are no longer requested once that is undone, unless the email has gone out', async () => {
    const ask = async (id: string) => {
      const path = await application(id);
      const { location } = await send(`${path}/documents`, [['kind', 'photograph']]);
      expect(location).toContain('&offer=');
      const own = eq(officeLetters.applicationId, id);
      const [letter] = await db.select().from(officeLetters).where(own);
      return { path, undo: `/applications/letters/${letter?.batch}/undo` };
    };
    const early = await ask('d-undo');
    const undone = await send(early.undo, { back: early.path });
    expect(undone.location).toBe(`${early.path}?message=letters-undone`);
    const look = { action: 'applications letters undone', record: '1 email' };
    expect(undone.audited).toMatchObject([{ ...look, person: 'd-undo@example.org' }]);
    expect([await documentsOf(db, ['d-undo']), await letters('d-undo')]).toEqual([[], []]);
    const late = await ask('d-late');
    await db.update(outbox).set({ state: 'sent' });
    expect((await send(late.undo, { back: late.path })).message).toBe('letter-gone');
    expect(await documentsOf(db, ['d-late'])).toHaveLength(1);
  });

  it.each([
    ['without a usable email', 'd-unverified', { verifiedAt: null }, true],
    ['that has withdrawn', 'd-gone', { officeState: 'withdrawn' }, false],
    ['that was refused', 'd-refused', { officeState: 'not this time' }, false],
  ])('are not requested from a family %s', async (_, id, changes, isOffered) => {
    const at = await application(id, changes);
    const asked = await send(`${at}/documents`, [['kind', 'photograph']]);
    expect(asked.location).toContain('documents-not-asked');
    expect([await documentsOf(db, [id]), await letters(id)]).toEqual([[], []]);
    expect((await open(at)).text.includes('value="photograph"')).toBe(isOffered);
  });

  it('are requested by email even before the child has a name', async () => {
    const at = await application('d-unnamed', { firstName: '', lastName: '' });
    await send(`${at}/documents`, [['kind', 'photograph']]);
    expect(await letters('d-unnamed')).toHaveLength(1);
  });

  it('can be requested from many at once, except closed applications', async () => {
    const ids = ['d-two', 'd-three'];
    const keys: [string, string][] = [];
    for (const id of [...ids, 'd-declined']) {
      const at = await application(id, id === 'd-declined' ? { officeState: 'declined' } : {});
      keys.push(['key', at.slice(1).replace('/', '.')]);
    }
    const { message } = await send('/applications/actions/documents', [...keys, ['kind', 'all']]);
    expect(message).toBe('documents-partly-2-1');
    for (const id of ids) {
      expect(await documentsOf(db, [id])).toHaveLength(3);
      expect(await letters(id)).toHaveLength(1);
    }
  });

  /** An application whose family has sent its photograph. */
  async function received(id: string) {
    const at = await application(id);
    await send(`${at}/documents`, [['kind', 'photograph']]);
    const file = join(screens.config.forms.cv.folder, `${id}.pdf`);
    mkdirSync(screens.config.forms.cv.folder, { recursive: true });
    writeFileSync(file, 'bytes');
    const [row] = await db
      .update(applicationDocuments)
      .set({ file: `${id}.pdf`, type: 'image/png', bytes: 5, sentAt: NOW })
      .where(eq(applicationDocuments.applicationId, id))
      .returning();
    return { at, file, row, document: `${at}/documents/${row?.id}` };
  }

  it('are listed as new until somebody opens them, and are in the history', async () => {
    const { at, document } = await received('d-new');
    const listed = async (which: string) =>
      (await open(`/applications?documents=${which}`)).text.includes(`href="${at}?`);
    expect([await listed('new'), await listed('missing')]).toEqual([true, false]);
    expect((await open(at)).text).toContain('Photograph received');
    await open(document);
    expect(await listed('new')).toBe(false);
    await send(`${at}/documents`, [['kind', 'report card']]);
    expect(await listed('missing')).toBe(true);
  });

  it.each([
    ['ask', 'document-again', 2],
    ['delete', 'document-deleted', 1],
  ])('can be deleted when they are wrong: %s', async (step, message, emails) => {
    const { file, row, document } = await received(`d-wrong-${step}`);
    expect((await open(`${document}/delete`)).text).toContain('Delete this photograph?');
    const deleted = await send(`${document}/delete`, { step });
    expect([deleted.message, existsSync(file)]).toEqual([message, false]);
    expect(deleted.audited[0]).toMatchObject({ action: 'applications document deleted' });
    const own = row?.applicationId ?? '';
    const left = (await documentsOf(db, [own])).map(({ kind, sentAt }) => [kind, sentAt]);
    expect(left).toEqual(step === 'ask' ? [['photograph', null]] : []);
    expect(await letters(own)).toHaveLength(emails);
    expect((await send(`${document}/delete`, { step })).status).toBe(404);
  });

  it('open without running anything, and each view is audited', async () => {
    const { at, row, document } = await received('d-four');
    const { response, text, audited } = await open(document);
    expect([response.status, text]).toEqual([200, 'bytes']);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(audited).toMatchObject([{ action: 'applications document' }]);
    const other = await application('d-five');
    expect((await open(`${other}/documents/${row?.id}`)).status).toBe(404);
    expect((await send(`${at}/documents/${row?.id}/drop`)).location).toContain('not-dropped');
    expect((await open(at, { role: 'accounts' })).text).not.toContain('>Documents<');
  });

  it('are no longer requested once the office cancels', async () => {
    const at = await application('d-six');
    await send(`${at}/documents`, [['kind', 'photograph']]);
    const [row] = await documentsOf(db, ['d-six']);
    const dropped = await send(`${at}/documents/${row?.id}/drop`);
    expect(dropped.location).toContain('document-dropped');
    expect(await documentsOf(db, ['d-six'])).toEqual([]);
  });
});
