import { readConfig } from '@/school-api/config';
import type { MailData, MailKind } from '@/school-api/mail';

export const { school } = readConfig({}, {}).mail;
const paidAt = '2026-11-20T19:30:00.000Z';
const HOSTILE = '<img src=x onerror="alert(1)"> & "Co"';

export const donation = (changes: Partial<MailData<'donation-receipt'>> = {}) => ({
  receiptNumber: 'D/2026-27/000012',
  test: false,
  donorName: 'Asha Rao',
  address: '12, Demo Lane, Vraja',
  purpose: '',
  message: '',
  amount: 210_000_050,
  paymentId: 'pay_demo',
  paidAt,
  ...changes,
});

export const samples: { [K in MailKind]: MailData<K> } = {
  otp: { code: '012345', expiresAt: paidAt, purpose: 'registration' },
  'admission-receipt': {
    applicationNumber: 'BCDF2345',
    receiptNumber: 'F/2026-27/000007',
    studentName: HOSTILE,
    guardianName: HOSTILE,
    studentType: 'Day Scholar',
    applyFor: 'Class 1',
    admissionDate: '2026-12-13',
    places: 'Vraja campus',
    time: '09:30',
    test: false,
    amount: 150_000,
    paymentId: 'pay_demo',
    paidAt,
  },
  'donation-receipt': donation({ donorName: HOSTILE, purpose: HOSTILE, message: HOSTILE }),
  'donation-cancelled': {
    receiptNumber: 'D/2026-27/000012',
    ...{ donorName: HOSTILE, amount: 50_000, givenOn: paidAt, reason: HOSTILE },
  },
  'family-answer': {
    ...{ answer: 'moved', applicationNumber: 'BCDF2345', child: HOSTILE, applyFor: 'Class 1' },
    ...{ admissionDate: '2026-12-13', places: HOSTILE, time: '09:30', feePaid: true },
  },
  'job-acknowledgement': { vacancy: HOSTILE },
  letter: {
    ...{
      subject: `${HOSTILE}\nbcc: x@example.org`,
      text: HOSTILE,
      status: true,
      donate: '/donate-register#amount=1500',
    },
    quoted: { name: HOSTILE, at: paidAt, text: `${HOSTILE}\nsecond line` },
  },
  'office-contact': {
    name: HOSTILE,
    mobile: '+91 9000000000',
    email: 'asha@example.org',
    subject: `${HOSTILE}\nbcc: x@example.org`,
    message: `${HOSTILE}\nsecond line`,
  },
  certificate: { year: '2026-27', form: HOSTILE, number: HOSTILE, corrected: true },
  'pan-request': {
    ...{ donorName: HOSTILE, year: '2026-27' },
    receipts: [{ number: 'D/2026-27/000012', amount: 50_000, method: 'cheque', paidAt }],
  },
  'office-erasure': {
    at: paidAt,
    reference: HOSTILE,
    registrations: [{ startedAt: paidAt, applyFor: HOSTILE, receiptNumber: 'F/2026-27/000007' }],
    erased: [{ kind: 'applications', count: 1 }],
    kept: [{ kind: 'receipts', count: 1, until: '2035-03-31' }],
  },
  'office-withdrawal': { email: 'asha@example.org', at: paidAt, registrations: 1 },
  'office-correction': { email: 'asha@example.org', text: HOSTILE, at: paidAt },
  'office-job': {
    applicantName: HOSTILE,
    vacancy: HOSTILE,
    mobile: '+91 9000000000',
    email: 'radha@example.org',
    qualification: 'Graduate',
    experience: '5',
  },
  'office-day': {
    since: paidAt,
    ...{ applications: 1, fees: 1, donations: 1, messages: 1, cvs: 1, givenUp: 1, uncertain: 1 },
    ...{ returned: 1, documents: 1, withdrawals: 1, cases: 1 },
    findings: [{ severity: 'serious', what: HOSTILE, todo: 'Look.' }],
  },
  'office-code': { code: '012345', expiresAt: paidAt, purpose: 'sign-in' },
  'office-invitation': {
    ...{ name: HOSTILE, role: 'Admissions', expiresAt: paidAt },
    link: 'https://office.example.org/invited/abc',
  },
  refund: {
    ...{ receiptNumber: 'D/2026-27/000012', name: HOSTILE, purpose: 'donation', test: false },
    ...{ amount: 50_000, returned: 20_000, returnedAt: paidAt },
    paymentId: 'pay_demo',
    byDispute: false,
  },
  'office-case': {
    ...{ what: 'second-payment', purpose: 'donation', test: false, name: HOSTILE },
    ...{ email: 'asha@example.org', amount: 50_000, paymentId: 'pay_demo' },
    ...{ reference: 'D/2026-27/000012', at: paidAt },
  },
  'office-payment': {
    purpose: 'donation',
    test: false,
    name: HOSTILE,
    email: 'asha@example.org',
    amount: 50_000,
    paymentId: 'pay_demo',
    reference: 'D/2026-27/000012',
    paidAt,
  },
};
export const kinds = Object.keys(samples).filter((kind): kind is MailKind => kind in samples);
