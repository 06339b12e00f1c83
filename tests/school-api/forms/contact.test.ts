import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS } from '@/contract';
import { contactMessages, outbox } from '@/school-api/db';
import { render } from '@/school-api/mail';
import { contactSubject, listIds, searchIds } from '@/school-api/records';
import { contactAnswers } from '../../support/contact-form';
import { openFormsApp, post, refused } from './forms-app';

const api = await openFormsApp();

const form = (changes: Record<string, unknown> = {}) => ({
  ...contactAnswers,
  name: 'Asha Rao',
  mobile_code: '+91',
  mobile: '90000 00002',
  email: 'asha@example.org',
  subject: 'Hostel',
  message: 'Is the hostel open in summer?\nThank you 🙂',
  'g-recaptcha-response': '',
  ...changes,
});
const send = (body: unknown) => post(api.app, 'contact-us/', body);
const stored = (name: string) =>
  api.db.select().from(contactMessages).where(eq(contactMessages.name, name));

describe('contact-us', () => {
  it('stores the message, mails the office and responds 201', async () => {
    const answer = await send(form());
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    expect(await stored('Asha Rao')).toMatchObject([
      { mobileCode: '+91', mobile: '9000000002', subject: 'Hostel', createdAt: api.clock.now },
    ]);
    const found = await searchIds(api.db, 'messages', reference);
    expect(found.ids).toEqual((await stored('Asha Rao')).map(({ id }) => id));
    const mails = await api.db.select().from(outbox).where(eq(outbox.kind, 'office-contact'));
    expect(mails).toMatchObject([{ recipient: 'office', state: 'pending' }]);
  });

  it('carries every field of the form to the office’s mail and to the export', async () => {
    const sent: Record<string, unknown> = form({ name: 'Each Field' });
    expect((await send(sent)).status).toBe(201);
    const mails = await api.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const mail = JSON.stringify(render('office-contact', mails[0]?.data, api.config.mail.school));
    const ids = await listIds(api.db, contactSubject.keys, {});
    const [record] = await contactSubject.read(api.db, ids.slice(0, 1), api.config);
    for (const field of CONTACT_FIELDS) {
      const kept = String(Reflect.get(record ?? {}, field));
      expect(kept, field).toBe(field === 'mobile' ? '9000000002' : sent[field]);
      expect(mail, field).toContain(JSON.stringify(kept).slice(1, -1).split('\\n')[0]);
    }
  });

  it('requires neither address nor subject, and defaults to +91', async () => {
    const name = 'Only The Needed';
    const sent = { name, mobile: '9000000003', message: 'Please call' };
    expect((await send(sent)).status).toBe(201);
    expect(await stored(name)).toMatchObject([{ mobileCode: '+91', email: '', subject: '' }]);
  });

  it('stores SQL and markup as plain text', async () => {
    const message = "Robert'); DROP TABLE contact_messages;-- <script>alert(1)</script>";
    expect((await send(form({ name: 'Robert Rao', message }))).status).toBe(201);
    expect(await stored('Robert Rao')).toMatchObject([{ message }]);
  });

  it('rejects a null character and stores nothing', async () => {
    const before = await api.db.$count(contactMessages);
    const found = await refused(await send(form({ message: 'a\u0000b' })));
    expect(found).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(found.fields ?? {})).toEqual(['message']);
    expect(await api.db.$count(contactMessages)).toBe(before);
  });

  it('is stored with its mail or not at all, and confirmed only then', async () => {
    const sent = form({ name: 'Cut Off' });
    const mails = await api.db.$count(outbox);
    expect((await post(api.cutApp, 'contact-us/', sent)).status).toBe(500);
    expect(await stored('Cut Off')).toEqual([]);
    expect(await api.db.$count(outbox)).toBe(mails);
    expect((await send(sent)).status).toBe(201);
    expect(await stored('Cut Off')).toHaveLength(1);
    expect(await api.db.$count(outbox)).toBe(mails + 1);
  });

  it('logs nothing of the message', async () => {
    await send(form({ message: 'A private matter', email: 'private@example.org' }));
    expect(api.lines.join('\n')).not.toMatch(/private/i);
  });
});
