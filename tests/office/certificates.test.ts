import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { maskPan } from '@/contract';
import { donorCertificates, outbox, receipts } from '@/school-api/db';
import { deleteCertificate, financialYearOf, mailCertificates } from '@/school-api/money';
import { ownCertificates } from '@/school-api/money/certificates/files';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import { NOW } from '../school-api/cli/office';
import { addDonation } from '../school-api/cli/rows';
import { give, panOf } from '../school-api/money/certificates/year';
import { BASE, openCertificates } from './support/certificates';

const { screens, rows, mails, ofMailbox, folder, pressed, send, idOf } = await openCertificates();

const [ASHA, GOVIND, DEVAKI] = [panOf(1), panOf(2), panOf(3)];

let receipt = '';
beforeAll(async () => {
  await addDonation(screens.db);
  const asha = { pan: ASHA, email: 'asha@example.org', name: 'Asha', amount: 100_000 };
  receipt = await give(screens.db, screens.config.tax, asha);
  for (const email of ['govind@example.org', 'office@example.org']) {
    await give(screens.db, screens.config.tax, {
      pan: GOVIND,
      email,
      name: 'Govind',
      amount: 60_000,
    });
  }
  await give(screens.db, screens.config.tax, { pan: DEVAKI, name: 'Devaki', amount: 70_000 });
});

describe('certificates in the office', () => {
  it('refuses non-PDFs, tables with other columns and empty forms, and stores nothing', async () => {
    for (const [files, table, error] of [
      [{ 'a.pdf': '%PDF-1.7 a', 'b.pdf': 'MZ b' }, '', 'b.pdf is not a PDF'],
      [{ 'a.pdf': '%PDF-1.7 a' }, 'a.pdf\tABC', 'Paste exactly 4 columns'],
      [{ 'a.pdf': `%PDF-1.7 ${'a'.repeat(2 * 1024 * 1024)}` }, '', 'larger than 2 MB'],
      [{}, '', 'Choose files'],
    ] as const) {
      const response = await send(files, table);
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(error);
      expect(html).toContain(`${table}</textarea>`);
    }
    expect(await rows()).toEqual([]);
    expect(readdirSync(folder()).filter((name) => name !== 'arriving')).toEqual([]);
    expect(readdirSync(path.join(folder(), 'arriving'))).toEqual([]);
  });

  it('matches by the table, even if pasted later, and leaves doubtful ones to a person', async () => {
    const files = ['one', 'two', DEVAKI, 'four'].map((name) => [`${name}.pdf`, `%PDF-1.7 ${name}`]);
    const table = `one.pdf\t${receipt}\t1,000.00\t111111111111111`;
    await send(Object.fromEntries(files), `${table}\ntwo.pdf\t${GOVIND}\t1200\t222222222222222`);
    const devaki = `${DEVAKI}.pdf\t${DEVAKI}\t700\t333333333333333`;
    const incomplete = await send({}, `nowhere.pdf\t${DEVAKI}\t700\t4\n${devaki}`);
    expect(incomplete.headers.get('location')).toContain('certificates-incomplete');
    const complete = await send({}, devaki);
    expect(complete.headers.get('location')).toContain('certificates-added');
    expect((await rows()).map((row) => [row.fileName, row.problem])).toEqual([
      [expect.stringContaining(maskPan(DEVAKI)), ''],
      ['four', 'donor'],
      ['one', ''],
      ['two', 'emails'],
    ]);
    const { text: html } = await screens.open(BASE);
    for (const text of ['No row of a table', 'The donor gave several email addresses', '3 of 3']) {
      expect(html.includes(text), text).toBe(text !== '3 of 3');
    }
    expect(html).toContain('Email 1 donor');
  });

  it('leaves files of the same name doubtful, and distinguishes masked names', async () => {
    const [SAME, OTHER] = ['QRSPE1111T', 'QRSPE2222T'];
    const form = new FormData();
    for (const text of ['a', 'b']) form.append('file', new File([`%PDF-1.7 ${text}`], 'same.pdf'));
    form.append('file', new File(['%PDF-1.7 c'], `${OTHER}.pdf`));
    const line = `${GOVIND}\t1200\t99`;
    form.append('table', `same.pdf\t${line}\n${SAME}.pdf\t${line}`);
    await screens.upload(BASE, form);
    const added = (await rows()).filter(({ fileName }) => /same|QRSPE/.test(fileName));
    expect(added.map(({ problem, donorKey }) => [problem, donorKey])).toEqual(
      added.map(() => ['donor', '']),
    );
    expect(added).toHaveLength(3);
    const { text } = await screens.open(BASE);
    expect(text.match(/Another certificate has the same file name/g)).toHaveLength(2);
    await send({}, `${OTHER}.pdf\tQRSPE3333T\t12\t99`);
    expect((await screens.open(BASE)).text).toContain('We found no donor');
    for (const { id } of added) await screens.post(`${BASE}/${id}/delete`);
  });

  it('sends no doubtful one, and each donor a single email however often the button is pressed', async () => {
    expect(await pressed(`${BASE}/mail`)).toBe('letters-sent');
    expect(await pressed(`${BASE}/mail`)).toBe('certificates-mailed-nobody');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['asha@example.org']);
    expect((await screens.open(BASE)).text).toContain('Emailed');
    await screens.db.update(outbox).set({ state: 'dead' });
    const { text: html } = await screens.open(BASE);
    expect(html).toContain('Not delivered: call or write');
    expect(html).not.toContain('Emailed');
    await screens.db.update(outbox).set({ state: 'pending' });
  });

  it('is matched by hand to one of the donor’s addresses, which can be undone', async () => {
    const id = await idOf('two');
    const typed = { id, reference: GOVIND, amount: '1200', number: '222222222222222' };
    const match = (changes: object) => screens.send(`${BASE}/match`, { ...typed, ...changes });
    const email = 'govind@example.org';
    expect((await match({ email: 'asha@example.org' })).status).toBe(422);
    expect((await match({ email, number: '111111111111111' })).text).toContain('has this');
    expect((await match({ email, number: '22222222222' })).text).toContain('missing or wrong');
    expect((await match({ email, reference: receipt })).text).toContain('already has');
    expect(screens.audits.map(({ action }) => action)).not.toContain('donations certificate match');
    expect((await match({ email })).message).toBe('certificate-matched');
    const record = `certificate ${id.slice(0, 8)} of 2025-26`;
    expect(screens.audits.at(-1)).toMatchObject({ record, person: email });
    await screens.post(`${BASE}/mail`);
    expect((await mails()).map(({ recipient }) => recipient)).toContain(email);
    expect(await pressed(`${BASE}/unmatch`, { id })).toBe('certificate-doubtful');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['asha@example.org']);
    expect(await pressed(`${BASE}/unmatch`, { id })).toBe('certificate-doubtful');
    expect([await idOf('two'), readdirSync(folder()).includes(id)]).toEqual([id, true]);
    expect((await ofMailbox(email)).length).toBe(0);
    expect(await pressed(`${BASE}/rematch`, { id })).toBe('certificate-matched');
    expect(await pressed(`${BASE}/rematch`, { id })).toBe('certificate-taken');
    expect((await ofMailbox(email)).length).toBe(1);
    await screens.post(`${BASE}/mail`);
    expect(await mails()).toHaveLength(2);
    const { text } = await screens.open('/donations/statement/2025-26/portal');
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1]).sort()).toEqual([
      ...['111111111111111', '222222222222222', '333333333333333'],
    ]);
  });

  it('restores no match whose donor has another certificate, and repeats no email', async () => {
    const id = await idOf('one');
    const rest = { reference: receipt, amount: '1000', number: '555555555555555' };
    await screens.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.kind, 'certificate'));
    await screens.post(`${BASE}/unmatch`, { id });
    await screens.post(`${BASE}/match`, { id: await idOf('four'), ...rest });
    expect(await pressed(`${BASE}/rematch`, { id })).toBe('certificate-taken');
    await screens.post(`${BASE}/unmatch`, { id: await idOf('four') });
    await screens.post(`${BASE}/rematch`, { id });
    expect((await rows()).find((row) => row.id === id)?.mailedAt).not.toBeNull();
  });

  it('stays with its donor if it is matched to another one', async () => {
    const pan = panOf(4);
    await give(screens.db, screens.config.tax, { pan, name: 'Hari', amount: 80_000 });
    const number = '444444444444444';
    const typed = { id: await idOf('two'), reference: pan, amount: '800', number };
    const { status, text } = await screens.send(`${BASE}/match`, typed);
    expect([status, text]).toEqual([422, expect.stringContaining('is matched already')]);
    const [two] = (await rows()).filter(({ fileName }) => fileName === 'two');
    expect(two).toMatchObject({ acknowledgement: '222222222222222' });
    const asSeenBefore = two && { ...two, problem: 'donor' as const };
    expect(asSeenBefore && (await deleteCertificate(screens.db, asSeenBefore))).toBe(false);
    expect(await rows()).toContainEqual(two);
  });

  it('replaces a donor’s certificate if a person says so, and says so in the second email', async () => {
    const pan = panOf(5);
    const email = 'lalita@example.org';
    await give(screens.db, screens.config.tax, { pan, email, name: 'Lalita', amount: 90_000 });
    const [first, second] = ['666666666666666', '777777777777777'];
    await send({ 'was.pdf': '%PDF-1.7 was' }, `was.pdf\t${pan}\t900\t${first}`);
    await screens.post(`${BASE}/mail`);
    await screens.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.kind, 'certificate'));
    await send({ 'now.pdf': '%PDF-1.7 now' }, `now.pdf\t${pan}\t900\t${second}`);
    const problems = async () =>
      Object.fromEntries((await rows()).map(({ fileName, problem }) => [fileName, problem]));
    expect(await problems()).toMatchObject({ was: '', now: 'second' });
    const [was, now] = [await idOf('was'), await idOf('now')];
    const typed = { id: now, reference: pan, amount: '900', number: second };
    const asked = await screens.send(`${BASE}/match`, typed);
    expect([asked.status, asked.text.includes('name="corrected"')]).toEqual([422, true]);
    const corrected = { ...typed, corrected: 'yes' };
    const wrong = await screens.send(`${BASE}/match`, { ...corrected, number: '1' });
    expect([wrong.status, await problems()]).toMatchObject([422, { was: '', now: 'second' }]);
    expect(wrong.text).toMatch(/name="corrected"[^>]* checked=""/);

    expect(await pressed(`${BASE}/match`, corrected)).toBe('certificate-matched');
    expect(await problems()).toMatchObject({ was: 'replaced', now: '' });
    const record = `certificate ${was.slice(0, 8)} of 2025-26`;
    const replaced = { action: 'donations certificate replaced', record, person: email };
    expect(screens.audits.at(-1)).toMatchObject(replaced);
    expect(await pressed(`${BASE}/${was}/delete`)).toBe('certificate-kept');
    await send({}, `was.pdf\t${pan}\t900\t${first}`);
    expect(await problems()).toMatchObject({ was: 'replaced', now: '' });
    expect(await pressed(`${BASE}/unmatch`, { id: now })).toBe('certificate-restored');
    expect(await problems()).toMatchObject({ was: '', now: 'undone' });
    const restored = { ...replaced, action: 'donations certificate restored' };
    expect(screens.audits.at(-1)).toMatchObject(restored);

    await screens.post(`${BASE}/match`, corrected);
    await screens.post(`${BASE}/mail`);
    expect(await pressed(`${BASE}/mail`)).toBe('certificates-mailed-nobody');
    const received = (await mails()).filter(({ recipient }) => recipient === email);
    expect(received.map(({ data }) => data)).toMatchObject([
      { number: first, corrected: false },
      { number: second, corrected: true },
    ]);
    const seen = await ownCertificates(screens.db, email, screens.config.tax);
    expect(seen.map(({ listed }) => listed.number)).toEqual([second]);
    expect((await screens.open('/donations/statement/2025-26/portal')).text).toContain(second);

    await screens.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.kind, 'certificate'));
    await screens.post(`${BASE}/match`, { ...corrected, id: was, number: first });
    expect(await problems()).toMatchObject({ was: '', now: 'replaced' });
    const year = financialYearOf('2025-26');
    expect(year && (await mailCertificates(screens.db, year, new Date()))).toBe(1);
    const all = (await mails()).filter(({ recipient }) => recipient === email);
    expect(all.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ number: first, corrected: true }),
    );
    expect(await ofMailbox(email)).toHaveLength(2);
    await eraseRows(screens.db, email);
    expect(await ofMailbox(email)).toHaveLength(2);
  });

  it('is listed on pages, doubtful ones first, and opens on the right one after a mistake', async () => {
    const row = { financialYear: '2025-26', problem: 'donor', addedAt: NOW } as const;
    const many = Array.from({ length: 100 }, (_, at) => ({ ...row, id: `n${at}`, fileName: 'n' }));
    await screens.db.insert(donorCertificates).values(many);
    const listed = (html: string) => html.match(/class="row-link"/g)?.length;
    const total = (await rows()).length;
    const [first, last, beyond] = await Promise.all(
      ['', '?page=2', '?page=99'].map(async (page) => (await screens.open(BASE + page)).text),
    );
    expect([first, last, beyond].map((html = '') => listed(html))).toEqual([
      ...[100, total - 100, total - 100],
    ]);
    expect(first).toContain(`href="${BASE}?page=2"`);
    const id = await idOf('two');
    const wrong = await screens.send(`${BASE}/match`, { id, reference: 'x' });
    expect(wrong.text).toContain(`<option value="${id}" selected=""`);
    await screens.db.delete(donorCertificates).where(eq(donorCertificates.fileName, 'n'));
  });

  it('is named if a refund has changed the statement', async () => {
    const look = async () => {
      const { text } = await screens.open(BASE);
      return { text, served: Number(/(\d+) of \d+ donors have theirs/.exec(text)?.[1]) };
    };
    const refund = (returned: number) =>
      screens.db.update(receipts).set({ returned }).where(eq(receipts.number, receipt));
    const { served } = await look();
    await refund(10_000);
    const part = await look();
    expect(part.text).toMatch(/the statement now has another amount.*Asha.*>Emailed</s);
    expect(part.served).toBe(served - 1);
    const statement = await screens.open('/donations/statement/2025-26');
    expect(statement.text).toContain('1 certificate must be corrected');
    await refund(100_000);
    expect((await look()).text).toMatch(/no longer in the statement.*asha@example\.org/s);
    await refund(0);
  });

  it('can be opened; a doubtful one can be deleted, with its file', async () => {
    const id = await idOf('four');
    const matched = `${BASE}/${await idOf('one')}/delete`;
    expect((await screens.open(matched)).message).toBe('certificate-kept');
    expect(await pressed(matched)).toBe('certificate-kept');
    expect(screens.audits.at(-1)?.action).not.toBe('donations certificate delete');
    expect((await rows()).find((row) => row.fileName === 'one')).toMatchObject({ problem: '' });
    expect((await screens.open(`${BASE}/${id}`)).text).toBe('%PDF-1.7 four');
    expect((await screens.open(BASE)).text).toContain(`${BASE}/${id}/delete`);
    const { text, fieldsTo } = await screens.open(`${BASE}/${id}/delete`);
    for (const shown of ['four', 'Match undone', '₹1,000.00']) expect(text).toContain(shown);
    expect(fieldsTo(`${BASE}/${id}/delete`)).toEqual({});
    expect(await pressed(`${BASE}/${id}/delete`)).toBe('certificate-gone');
    expect(readdirSync(folder())).not.toContain(id);
    expect(readdirSync(folder())).toContain(await idOf('one'));
    expect((await screens.get(`${BASE}/${id}`)).status).toBe(404);
  });

  it('forgets an erased person, also if its match was undone', async () => {
    const id = await idOf('one');
    await screens.post(`${BASE}/unmatch`, { id });
    await eraseRows(screens.db, 'asha@example.org');
    const erased = { emailKey: '', donorKey: '', fileName: '' };
    expect((await rows()).find((row) => row.id === id)).toMatchObject(erased);
    expect(await pressed(`${BASE}/rematch`, { id })).toBe('certificate-taken');
  });

  it('leaves no PAN in files, rows, emails or the audit', async () => {
    const stored = readdirSync(folder(), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name + readFileSync(path.join(folder(), name), 'utf8'));
    const all = JSON.stringify([stored, await rows(), await mails(), screens.audits]);
    for (const pan of [ASHA, GOVIND, DEVAKI]) expect(all).not.toContain(pan);
    expect(stored.join()).not.toContain('%PDF');
  });
});
