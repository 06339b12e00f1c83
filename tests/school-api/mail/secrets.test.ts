import { describe, expect, it } from 'vitest';
import { countUndelivered, enqueueMail, withdrawMails } from '@/school-api/mail';
import { deliverDue } from '@/school-api/mail/deliver';
import { MINUTE, openPostOffice } from './post-office';

const { db, server, clock, lines, parts, pass, thank, sendCode, stored } = await openPostOffice();
const since = clock.now;

describe('codes', () => {
  it('are deleted from the outbox as soon as they are sent', async () => {
    await sendCode();
    await deliverDue(parts);
    expect(server.received[0]?.source).toContain('012345');
    expect(await stored('otp:a:1')).toMatchObject({ state: 'sent', data: {} });
  });

  it('are not sent when they have expired meanwhile', async () => {
    await sendCode();
    pass(16);
    await deliverDue(parts);
    expect(server.received).toHaveLength(0);
    expect(await stored('otp:a:1')).toMatchObject({ state: 'dead', data: {} });
    expect(await countUndelivered(db, since)).toBe(0);
  });

  it('count as undelivered only if an invitation bounced', async () => {
    const expiresAt = new Date(clock.now.getTime() + MINUTE).toISOString();
    const data = { name: 'Asha', role: 'Head', link: 'https://x.example', expiresAt };
    const invite = (key: string) =>
      enqueueMail(db, { key, kind: 'office-invitation', to: 'a@example.org', data }, clock.now);
    await invite('withdrawn');
    await withdrawMails(db, 'withdrawn', 'a newer link was created');
    await invite('refused');
    await sendCode();
    const refusal = { at: 'recipient', code: 550, text: 'No such mailbox' } as const;
    server.refusals.push(refusal, refusal);
    await deliverDue(parts);
    expect(await stored('otp:a:1')).toMatchObject({ state: 'dead' });
    expect(await stored('refused')).toMatchObject({ state: 'dead', data: { undelivered: true } });
    expect(await countUndelivered(db, since)).toBe(1);
  });

  it('and links of the office are deleted too, and never sent late', async () => {
    const expiresAt = new Date(clock.now.getTime() + 10 * MINUTE).toISOString();
    const link = 'https://office.school.example/invited/secret';
    const code = { code: '654321', expiresAt, purpose: 'sign-in' } as const;
    const invitation = { name: 'Meera', role: 'Head', link, expiresAt };
    const send = async (name: string) => {
      const to = 'meera@example.org';
      for (const mail of [
        { key: `code:${name}`, kind: 'office-code', to, data: code },
        { key: `link:${name}`, kind: 'office-invitation', to, data: invitation },
      ] as const) {
        await enqueueMail(db, mail, clock.now);
      }
    };
    await send('early');
    await deliverDue(parts);
    const sources = server.received.map(({ source }) => source).join();
    expect(sources).toContain('654321');
    expect(sources).toContain('/invited/secret');
    await send('late');
    pass(11);
    await deliverDue(parts);
    expect(server.received).toHaveLength(2);
    for (const kind of ['code', 'link']) {
      expect(await stored(`${kind}:early`)).toMatchObject({ state: 'sent', data: {} });
      expect(await stored(`${kind}:late`)).toMatchObject({ state: 'dead', data: {} });
    }
  });

  it('are not logged, and neither are complete addresses', async () => {
    await sendCode();
    await thank();
    server.refusals.push({ at: 'message', code: 451, text: 'later, a@example.org 012345' });
    await deliverDue(parts);
    const log = lines.join('\n');
    expect(log).toContain('a***@example.org');
    expect(log).not.toMatch(/"a@example\.org|radha@|012345/);
  });
});
