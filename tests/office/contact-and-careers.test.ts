import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactMessages, jobApplications, officeNotes, outbox } from '@/school-api/db';
import { careersRoutes } from '@/school-api/office/screens/careers/jobs';
import { contactRoutes } from '@/school-api/office/screens/contact/messages';
import { addJob, addMail, addMessage } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...contactRoutes, ...careersRoutes]);
const { open, send } = screens;
const cv = (...names: string[]) => path.join(screens.dataDir, 'cv', ...names);

describe('messages and job applications', () => {
  it('are shown, answered by the mail program, and erased with their email', async () => {
    await addMessage(screens.db, { name: 'Gopal', email: 'g@example.org', subject: 'A & B' });
    const [message] = await screens.db.select().from(contactMessages);
    const id = message?.id;
    await addMail(screens.db, { key: `office-contact:${id}`, kind: 'office-contact' });
    const { text } = await open(`/messages/${id}`);
    expect(text).toContain('mailto:g@example.org?subject=Re%3A%20A%20%26%20B');
    await send(`/messages/${id}/notes`, { text: 'Rang him' });
    expect((await open(`/messages/${id}/erase`)).text).toContain('Erase this message?');
    expect((await send(`/messages/${id}/erase`, {})).location).toBe('/messages?message=erased');
    expect(await screens.db.$count(contactMessages)).toBe(0);
    expect(await screens.db.$count(outbox, eq(outbox.key, `office-contact:${id}`))).toBe(0);
    expect(await screens.db.$count(officeNotes, eq(officeNotes.messageId, id ?? 0))).toBe(0);
    expect((await send(`/messages/${id}/erase`, {})).status).toBe(404);
  });

  it('download a CV that cannot run anything', async () => {
    await addJob(screens.db, { cvFindings: 'JavaScript' });
    mkdirSync(cv(), { recursive: true });
    writeFileSync(cv('abc.pdf'), '%PDF-1.4');
    const [job] = await screens.db.select().from(jobApplications);
    const detail = await open(`/jobs/${job?.id}`);
    expect(detail.text).toContain('it contains JavaScript');
    const { response, text, audited } = await open(`/jobs/${job?.id}/cv`);
    expect(text).toBe('%PDF-1.4');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(audited).toMatchObject([{ person: 'meera@example.org' }]);
    const opened = await open(`/jobs/${job?.id}/cv?open=yes`);
    expect(opened.response.headers.get('content-disposition')).toMatch(/^inline/);
    expect(opened.response.headers.get('content-security-policy')).toMatch(/^sandbox/);
    await send(`/jobs/${job?.id}/erase`, {});
    expect((await open(`/jobs/${job?.id}/cv`)).status).toBe(404);
    expect(() => writeFileSync(cv('abc.pdf'), '', { flag: 'wx' })).not.toThrow();
  });

  it('are answered to the typed address, whatever follows it', async () => {
    const email = 'a@b.example?bcc=x@y.example&body=z';
    await addJob(screens.db, { email });
    const [job] = await screens.db.select().from(jobApplications);
    const { text } = await open(`/jobs/${job?.id}`);
    expect(text).toContain('"mailto:a@b.example%3Fbcc%3Dx@y.example%26body%3Dz?subject=');
    await screens.db.delete(jobApplications);
  });
});

it('a request to correct data is listed until it is done, which can be undone', async () => {
  const data = {
    email: 'asha@example.org',
    text: 'My name is Asha',
    at: '2026-11-20T04:30:00.000Z',
  };
  const request = { key: 'correction_1', kind: 'office-correction', data, state: 'dead' } as const;
  const done = `/messages/corrections/${await addMail(screens.db, request)}/done`;
  await addMail(screens.db, { ...request, key: 'correction_1:again:1' });
  const listed = async () =>
    (await open('/messages/corrections')).text.split('My name is Asha').length - 1;
  expect(await listed()).toBe(1);
  const { audited } = await send(done);
  expect(audited).toMatchObject([{ action: 'messages correction done', person: data.email }]);
  expect([await listed(), (await send(done)).message]).toEqual([0, 'correction-same']);
  await send(done, { undo: 'yes' });
  expect(await listed()).toBe(1);
});
