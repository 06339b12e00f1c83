import type { CallName, ReadName, WriteName } from '@/contract';
import { donation } from '../donations/samples';

const html = '<p>x</p>';
const notText = { nested: true };
const links = { linkedin: 'https://example.org/a', linkedin_status: 1 };
const news = {
  slug: 'sports-day',
  title: 'Sports Day',
  description: 'a text',
  content: html,
  picture: null,
  created_at: '2026-01-05T10:00:00Z',
};
const someFees = [
  { category: 'Admission Registration Fee', amount: '1,500.00', brochure_pdf: null },
  { category: 'Day Scholar Fee', amount: null, brochure_pdf: '/media/d.pdf' },
  { category: 'x', amount: 'a lot' },
];

/** A response, how many of its records are valid unless one, and a response that is rejected. */
export type ReadSample = { good: unknown; records?: number; bad: unknown };

/**
 * Responses that servers have been seen to send. Every read is also checked with the demo's records
 * (tests/school-api/content/reads.test.ts).
 */
export const readSamples = {
  'image-slider': {
    good: [{ status: 1, image_url: '/media/a.jpg', title: null, sub_title: '', extra: notText }],
    bad: 'none',
  },
  announcement: { good: [{ name: 'Open', internal_link: '/a' }, { name: '' }], bad: { data: [] } },
  'admission-dates': {
    good: {
      dates_with_locations: [{ location: 'A', admission_time: null }],
      admission_texts_with_locations: null,
    },
    bad: { detail: 'not here' },
  },
  'weekly-schedules': {
    good: [{ id: 1, title: 'A', scheduled_date: '2026-04-06', file: '/a.pdf' }, { id: 2 }],
    bad: 7,
  },
  videos: { good: [{ id: 1, title: 'A', description: null, video_link: '' }], bad: null },
  curriculums: {
    good: { results: [{ id: '3', title: 'Science', category: 'Senior', class_name: 9, info: '' }] },
    bad: { results: 'many' },
  },
  testimonials: { good: [{ name: 'A', type: 'parent', message: html }, notText], bad: {} },
  results: {
    good: { '10th': [{ name: 'A', percentage: 95.4 }, { name: notText }], '12th': null },
    bad: { '10th': 'good marks' },
  },
  competitions: { good: [{ id: 1, name: 'A', details: html, link: null }], bad: '<html></html>' },
  alumni: {
    good: [links, [links], null, 'none'].map((social_links) => ({
      id: 1,
      name: 'A',
      social_links,
    })),
    records: 3,
    bad: undefined,
  },
  publications: { good: [{ id: 1, name: 'A', picture: null, category: 'book' }], bad: true },
  'news-events': { good: { results: [news, { ...news, slug: null }], count: '27' }, bad: [] },
  'news-event': { good: { ...news, slug: undefined }, bad: { ...news, title: notText } },
  faculties: {
    good: [
      { id: 1, name: 'A', position: null, social_links: links },
      { id: 2, name: 'B' },
    ],
    records: 2,
    bad: { message: 'error' },
  },
  'vedic-gurukulam': { good: [{ id: 1, name: 'vedic', description: html, file: null }], bad: 'x' },
  'fee-structure': { good: someFees, records: 2, bad: { amount: 5 } },
  vacancies: {
    good: [
      { vacancy_name: 'A', subjects: ['B', 'C'] },
      { vacancy_name: 'D', subjects: 'E' },
    ],
    records: 2,
    bad: {},
  },
  'form-controls': {
    good: [{ key: 'city', field_name: 'City', status: '1' }, { field_name: 'no key' }],
    bad: 'x',
  },
  events: {
    good: [{ id: 1, title: 'Annual day', first_day: '2026-12-19', cancelled: 1 }, { id: 2 }],
    bad: {},
  },
  disclosures: {
    good: [
      { id: 1, topic: 'Fire safety certificate', valid_until: null },
      { id: 2, topic: '' },
    ],
    bad: { topic: 'A' },
  },
  'fee-heads': {
    good: [{ id: 1, session: '2026-27', classes: 'All', head: 'Fee', amount: '1,500' }, { id: 2 }],
    bad: {},
  },
  'syllabus-documents': {
    good: [
      { id: 1, grade: '9', subject: 'Music', file: '/a.pdf' },
      { id: 2, grade: 'nine' },
    ],
    bad: { grade: 9 },
  },
  purposes: { good: [{ id: 1, name: 'Cow Care', goal: '50,000' }, { id: 2 }], bad: 'x' },
  'purpose-totals': { good: [{ purpose: 'Cow Care', paise: 5 }, { paise: 5 }], bad: {} },
} satisfies Partial<Record<ReadName, ReadSample>>;

/** An undefined answer means a body that is not JSON. */
type WriteSample = { body: unknown; badBody: unknown; answer: unknown; badAnswer: unknown };

const long = 'x'.repeat(20_000);
const granted = { body: { grant: 'g' }, badBody: { grant: long } };
const job = {
  vacancy: 'PGT',
  applicant_name: 'A',
  mobile: 9000000004,
  email: 'a@example.org',
  qualification: 'Graduate',
  experience: 0,
};
const order = { order_id: 'o', razorpay_key: 'k' };
const paid = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' };
const mailbox = { email: 'a@example.org', purpose: 'receipts' };
const status = {
  email: 'a@example.org',
  applications: [
    {
      application_number: 'BCDF2345',
      name: 'A B',
      apply_for: 'Class 5',
      state: 'Received',
      follows: 'We will write to you.',
      note: '',
      can: ['withdraw'],
      receipt: true,
      test: { date: '2026-12-13', time: '09:30', place: 'Vraja campus' },
      paid: { on: '2026-11-21', amount: 150000, returned: 0, payment_id: 'p', test: false },
    },
  ],
};
const held = { email: 'a@example.org', as_of: '2026-11-21' };

export const writeSamples: Record<WriteName, WriteSample> = {
  'contact-us': {
    body: { name: 'A', mobile_code: '+91', mobile: 1234567890, message: 'Hello' },
    badBody: { name: 'A', message: long },
    answer: '',
    badAnswer: undefined,
  },
  'job-apply': { body: job, badBody: { vacancy: notText }, answer: null, badAnswer: undefined },
  'create-admission': {
    body: { email: 'a@example.org', first_name: 'A', last_name: 'B' },
    badBody: { email: [] },
    answer: { application_id: 17 },
    badAnswer: { application_id: null },
  },
  'send-otp': {
    body: { application_id: 'x' },
    badBody: { application_id: long },
    answer: { status: 'sent' },
    badAnswer: null,
  },
  'verify-otp': {
    body: { otp: 123456, email: 'application' },
    badBody: { otp: '1234567' },
    answer: { application_id: 'x', admission_data: null },
    badAnswer: { admission_data: {} },
  },
  'complete-admission': {
    body: { application_id: 'x', first_name: 'A', field_1: null },
    badBody: { query: long },
    answer: true,
    badAnswer: '',
  },
  'create-order': {
    body: { application_id: 'x' },
    badBody: 'x',
    answer: { key: 'k', order_id: 'o' },
    badAnswer: { key: 'k' },
  },
  'verify-payment': {
    body: { order_id: 'o', payment_id: 'p', razorpay_signature: 's' },
    badBody: { order_id: notText },
    answer: { status: 'success' },
    badAnswer: [],
  },
  'create-donation': {
    body: { ...donation, amount: 100, message: null },
    badBody: { ...donation, donor_name: false },
    answer: { ...order, amount: '10000' },
    badAnswer: { ...order, amount: 'much' },
  },
  'donation-verify-payment': {
    body: paid,
    badBody: null,
    answer: { status: 'failed' },
    badAnswer: { status: {} },
  },
  'donation-tax-id': {
    body: { razorpay_order_id: 'o', token: '', pan: 'ABCPE1234F' },
    badBody: { pan: 'ABCDE1234F' },
    answer: { status: 'success', pan: 'ABCPE****F' },
    badAnswer: { status: {} },
  },
  'tell-transfer': {
    body: {
      donor_name: 'Maya Rao',
      email: 'a@example.org',
      address: '1 Road',
      amount: 500,
      sent_on: '2026-11-20',
      reference: 'SBIN 5241 1234 5678',
      indian_citizen: 'yes',
    },
    badBody: { ...donation, reference: '12345' },
    answer: { reference: 'T-1' },
    badAnswer: {},
  },
  'mailbox-code': {
    body: mailbox,
    badBody: { ...mailbox, purpose: 'everything' },
    answer: { status: 'sent' },
    badAnswer: undefined,
  },
  'mailbox-grant': {
    body: { ...mailbox, otp: '123456' },
    badBody: { ...mailbox, otp: '12345' },
    answer: { grant: 'g' },
    badAnswer: { grant: null },
  },
  receipts: {
    ...granted,
    answer: { receipts: [], years: [] },
    badAnswer: { receipts: [{ number: '1' }], years: [] },
  },
  'receipt-file': {
    body: { order_id: 'o' },
    badBody: { grant: 'g' },
    answer: { file_name: 'receipt-D-2026-27-000001.pdf', pdf: 'JVBERi0=' },
    badAnswer: { file_name: '../receipt.pdf', pdf: 'JVBERi0=' },
  },
  'privacy-data': {
    ...granted,
    answer: { ...held, sections: [] },
    badAnswer: { ...held, sections: [{ records: [] }] },
  },
  'application-status': {
    ...granted,
    answer: status,
    badAnswer: { ...status, applications: [{ name: 'A' }] },
  },
  'application-document': {
    body: { grant: 'g', application_number: 'BCDF2345', kind: 'photograph' },
    badBody: { grant: 'g', application_number: 'BCDF2345', kind: 'passport' },
    answer: null,
    badAnswer: undefined,
  },
  'application-answer': {
    body: { grant: 'g', application_number: 'BCDF2345', answer: 'withdraw' },
    badBody: { grant: 'g', application_number: 'BCDF2345', answer: 'pay' },
    answer: status,
    badAnswer: { email: '' },
  },
  'application-continue': {
    body: { grant: 'g', application_number: 'BCDF2345' },
    badBody: { grant: 'g', application_number: '' },
    answer: { application_id: 'a', email: 'a@example.org', admission_data: null, completed: true },
    badAnswer: { application_id: 'a' },
  },
  'privacy-correct': {
    body: { grant: 'g', text: 'My name is A.' },
    badBody: { grant: 'g', text: '' },
    answer: { status: 'sent' },
    badAnswer: undefined,
  },
  'privacy-withdraw': { ...granted, answer: { withdrawn: 1 }, badAnswer: { withdrawn: 'all' } },
  'privacy-erase': {
    ...granted,
    answer: { erased: [{ kind: 'contact_messages', count: 1 }], kept: [] },
    badAnswer: { erased: [], kept: [{ kind: '' }] },
  },
};

export function keysOf<K extends CallName>(samples: Record<K, unknown>): K[] {
  const names: K[] = [];
  for (const name in samples) names.push(name);
  return names;
}
