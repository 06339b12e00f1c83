import { describe, expect, it } from 'vitest';
import { outbox } from '@/school-api/db';
import { enqueueMail, OFFICE, withdrawMails } from '@/school-api/mail';
import { deliverDue } from '@/school-api/mail/deliver';
import { MAX_TRIES } from '@/school-api/mail/retry';
import { smtpTransport } from '@/school-api/mail/smtp';
import { terminalTransport } from '@/school-api/mail/terminal';
import { closing } from '../../support/closing';
import { startMailServer } from '../mail-server';
import { from, MINUTE, office, openPostOffice, sender } from './post-office';

const { db, server, clock, parts, pass, thank, sendCode, stored } = await openPostOffice();

it('the outbox stores one mail per key', async () => {
  expect([await thank(), await thank()]).toEqual([true, false]);
  expect(await db.$count(outbox)).toBe(1);
});

it('the outbox stores nothing when its transaction is rolled back', async () => {
  const data = { applicantName: 'Radha', vacancy: 'Cook' };
  await db
    .transaction(async (tx) => {
      await enqueueMail(tx, { key: 'a', kind: 'job-acknowledgement', to: 'a@example.org', data });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await db.$count(outbox)).toBe(0);
});

describe('delivery over SMTP', () => {
  it('sends a mail once, in text and HTML', async () => {
    await thank();
    expect(await deliverDue(parts)).toBe(1);
    expect(await deliverDue(parts)).toBe(0);
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message).toMatchObject({ from, to: ['radha@example.org'] });
    expect(message?.source).toMatch(/multipart\/alternative/);
    expect(message?.source).toMatch(
      new RegExp(`Message-ID: <\\d+\\.\\d+@${from.split('@')[1]}>`, 'i'),
    );
    expect(await stored('job:1')).toMatchObject({ state: 'sent', tries: 1, sentAt: clock.now });
  });

  it('sends the office’s mail to the configured address, with Reply-To of the visitor', async () => {
    const data = {
      name: 'Asha',
      mobile: '1',
      email: 'asha@example.org',
      subject: '',
      message: 'x',
    };
    await enqueueMail(db, { key: 'c', kind: 'office-contact', to: OFFICE, data }, clock.now);
    await deliverDue(parts);
    expect(server.received[0]?.to).toEqual([office]);
    expect(server.received[0]?.source).toMatch(/^Reply-To: asha@example\.org/im);
  });

  it('sends a code before what has waited longer', async () => {
    await thank();
    pass(1);
    await sendCode();
    await deliverDue(parts);
    expect(server.received.map(({ to }) => to)).toEqual([['a@example.org'], ['radha@example.org']]);
  });

  it('never splits an address into two recipients', async () => {
    await thank('job:2', 'a@example.org,b@example.org');
    await deliverDue(parts);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.org');
  });

  it('retries with a growing delay while the server is down', async () => {
    const down = await startMailServer();
    await down.stop();
    const toIt = { ...parts, transport: smtpTransport(down.url, sender) };
    await thank();
    for (const minutes of [1, 2, 4, 8]) {
      await deliverDue(toIt);
      const row = await stored('job:1');
      expect(row).toMatchObject({ state: 'pending' });
      expect(row?.nextTryAt).toEqual(new Date(clock.now.getTime() + minutes * MINUTE));
      expect(await deliverDue(toIt)).toBe(0);
      pass(minutes);
    }
    const up = await startMailServer(down.port);
    closing(up.stop);
    await deliverDue(toIt);
    expect(up.received).toHaveLength(1);
    expect(await stored('job:1')).toMatchObject({ state: 'sent', tries: 5, lastError: '' });
  });

  it.each([
    ['recipient', 451, 'later, radha@example.org'],
    ['message', 451, 'later, radha@example.org'],
    // The school can fix this.
    ['sender', 550, 'later, radha@example.org'],
    // And the next day this.
    ['recipient', 550, '5.4.5 Daily user sending limit exceeded'],
    ['message', 550, '5.4.6 Unusual sending activity detected'],
  ] as const)('tries again after a refusal of the %s with %i %s', async (at, code, text) => {
    server.refusals.push({ at, code, text });
    await thank();
    await deliverDue(parts);
    const lastError = expect.stringMatching(new RegExp(`^E[A-Z]+ ${code}$`));
    expect(await stored('job:1')).toMatchObject({ state: 'pending', tries: 1, lastError });
    pass(1);
    await deliverDue(parts);
    expect(await stored('job:1')).toMatchObject({ state: 'sent', tries: 2 });
  });

  it.each(['recipient', 'message'] as const)('gives up at a 5xx about the %s', async (at) => {
    server.refusals.push({ at, code: 550, text: 'no such user radha@example.org' });
    await thank();
    await deliverDue(parts);
    const row = await stored('job:1');
    expect(row).toMatchObject({ state: 'dead', data: { vacancy: 'Teacher of Sanskrit' } });
    expect(row?.lastError).toMatch(/550/);
    expect(row?.lastError).not.toContain('@');
  });

  it('stays withdrawn if that happened during a failing attempt', async () => {
    await thank();
    const send = async () => {
      await withdrawMails(db, 'job:1', 'a newer code was asked for');
      throw new Error('later');
    };
    await deliverDue({ ...parts, transport: { ...parts.transport, send } });
    expect(await stored('job:1')).toMatchObject({
      state: 'dead',
      lastError: 'a newer code was asked for',
    });
  });

  it('gives up after the last attempt and keeps the mail as dead', async () => {
    await thank();
    await db.update(outbox).set({ tries: MAX_TRIES - 1 });
    server.refusals.push({ at: 'message', code: 451, text: 'later' });
    await deliverDue(parts);
    expect(await stored('job:1')).toMatchObject({ state: 'dead', tries: MAX_TRIES });
  });

  it('waits at most six hours between attempts', async () => {
    await thank();
    await db.update(outbox).set({ tries: 15 });
    server.refusals.push({ at: 'message', code: 451, text: 'later' });
    await deliverDue(parts);
    expect((await stored('job:1'))?.nextTryAt).toEqual(
      new Date(clock.now.getTime() + 360 * MINUTE),
    );
  });

  it('continues with the next mail when one fails', async () => {
    server.refusals.push({ at: 'message', code: 550, text: 'no' });
    await thank('job:1');
    await thank('job:2');
    expect(await deliverDue(parts)).toBe(2);
    expect(await stored('job:2')).toMatchObject({ state: 'sent' });
  });

  it('sends each mail once with concurrent instances', async () => {
    for (let n = 0; n < 20; n += 1) await thank(`job:${n}`);
    const other = { ...parts, transport: smtpTransport(server.url, sender) };
    const tried = await Promise.all([deliverDue(parts), deliverDue(other), deliverDue(parts)]);
    expect(tried.reduce((sum, n) => sum + n, 0)).toBe(20);
    expect(server.received).toHaveLength(20);
  });

  it('retries a mail of a killed instance when the lease has expired', async () => {
    await thank();
    await db
      .update(outbox)
      .set({ tries: 1, leasedUntil: new Date(clock.now.getTime() + 5 * MINUTE) });
    expect(await deliverDue(parts)).toBe(0);
    pass(6);
    expect(await deliverDue(parts)).toBe(1);
  });
});

it('a machine without a mail server prints the code and where the email can be read, and keeps the email', async () => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  await sendCode();
  const transport = terminalTransport('http://127.0.0.1:4000', print);
  await deliverDue({ ...parts, transport });
  const row = await stored('otp:a:1');
  expect(printed.join()).toContain('012345');
  expect(printed.join()).toContain(`http://127.0.0.1:4000/outbox/${row?.id}`);
  expect(row).toMatchObject({ state: 'kept', data: { code: '012345' } });
});

it('gives no password to a mail server that offers no TLS', async () => {
  const withPassword = server.url.replace('//', '//office:secret@');
  await thank('job:tls');
  await deliverDue({ ...parts, transport: smtpTransport(withPassword, sender) });
  expect(await stored('job:tls')).toMatchObject({ state: 'pending' });
  expect((await stored('job:tls'))?.lastError).toMatch(/^ETLS/);
  expect(server.received).toEqual([]);
});
