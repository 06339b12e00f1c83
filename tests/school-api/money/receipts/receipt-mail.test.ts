import { describe, expect, it } from 'vitest';
import { receiptFileResponse } from '@/contract';
import { readConfig } from '@/school-api/config';
import { receipts } from '@/school-api/db';
import { deliverDue } from '@/school-api/mail/deliver';
import { smtpTransport } from '@/school-api/mail/smtp';
import type { MailTransport } from '@/school-api/mail/transport';
import { createPdfSchool, receiptAttachments } from '@/school-api/money';
import { readPdf } from '@/tests/support/read-pdf';
import { recordingLog } from '../../forms/forms-app';
import { startMailServer } from '../../mail-server';
import { DONATION } from '../payments/payment-actions';
import { grantOf, openPaymentsApp } from '../payments/payments-app';

const api = await openPaymentsApp();

async function deliver(pdfSchool = createPdfSchool(), server?: MailTransport) {
  const sent: Parameters<MailTransport['send']>[0][] = [];
  const { log, lines } = recordingLog();
  const transport: MailTransport = server ?? {
    resultingState: 'sent',
    close: () => undefined,
    send: async (mail) => void sent.push(mail),
  };
  const settings = readConfig({}).mail;
  const now = () => api.clock.at;
  const attachments = receiptAttachments({ db: api.db, log, pdfSchool });
  await deliverDue({ db: api.db, log, now, settings, attachments, transport });
  return { sent, lines };
}

describe('the email of a receipt', () => {
  it('carries the PDF of a donation and of a registration fee, and no other mail does', async () => {
    await api.payDonation(await api.startDonation());
    await api.payFee(await api.openFee());
    const { sent } = await deliver();
    const files = sent.map(({ kind, attachments }) => [kind, attachments.map((f) => f.filename)]);
    expect(Object.fromEntries(files)).toEqual({
      'donation-receipt': ['receipt-TEST-2026-27-000001.pdf'],
      'admission-receipt': ['receipt-TEST-F-2026-27-000001.pdf'],
      'office-payment': [],
    });
    const [file] = sent.find(({ kind }) => kind === 'donation-receipt')?.attachments ?? [];
    const { text } = await readPdf(file?.content ?? Buffer.from(''));
    expect(text).toContain('Asha Vrajwasi');
  });

  it('is sent without the PDF if it cannot be rendered, with a log line', async () => {
    await api.payDonation(await api.startDonation());
    const { sent, lines } = await deliver({ ...createPdfSchool(), fonts: '/nowhere' });
    const mail = sent.find(({ kind }) => kind === 'donation-receipt');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('Receipt number');
    expect(lines.join()).toContain('receipt-pdf');
  });
});

it('the mail server gets the PDF as an attachment', async () => {
  const server = await startMailServer();
  await api.payDonation(await api.startDonation());
  const settings = readConfig({}).mail;
  const transport = smtpTransport(server.url, { name: 'School', address: settings.from });
  await deliver(createPdfSchool(), transport);
  const mail = server.received.find(({ to }) => to.includes('donor@example.org'));
  expect(mail?.source).toContain('Content-Type: application/pdf; name=receipt-TEST-2026-27-');
  expect(mail?.source).toContain('Content-Disposition: attachment;');
  await server.stop();
});

describe('the receipt of an order', () => {
  it('is given to the browser that made the payment, and not for the order id alone', async () => {
    const { body: donation } = await api.post('create-donation/', DONATION);
    const { order_id, grant } = donation;
    const asked = () => api.post('receipt-file/', { order_id, grant });
    expect((await asked()).status).toBe(404);
    await api.payDonation(order_id);
    const { status, body } = await asked();
    expect(status).toBe(200);
    const { pdf } = receiptFileResponse.parse(body);
    expect((await readPdf(Buffer.from(pdf, 'base64'))).text).toContain('Asha Vrajwasi');
    for (const other of [undefined, 'a'.repeat(43)]) {
      const refused = await api.post('receipt-file/', { order_id, grant: other });
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    }
    expect(api.lines.filter((line) => line.includes('no-grant'))).toHaveLength(2);
  });

  it('is given for a registration fee to the browser that verified the address', async () => {
    const id = await api.apply();
    const order_id = await api.openFee(id);
    await api.payFee(order_id);
    const asked = { order_id, grant: grantOf(id) };
    expect((await api.post('receipt-file/', asked)).status).toBe(200);
    expect((await api.post('receipt-file/', { order_id })).status).toBe(403);
  });

  it('is never found by our own ids, which the office sees', async () => {
    const [row] = await api.db.select().from(receipts);
    for (const id of [row?.sourceId, row?.number, row?.reference]) {
      expect((await api.post('receipt-file/', { order_id: id })).status).toBe(404);
    }
  });
});
