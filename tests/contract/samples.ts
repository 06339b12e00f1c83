import type { CallName, ReadName, WriteName } from '@/contract';

const text = 'a text';
const notText = { nested: true };

type ReadSample = { good: unknown; records: number; bad: unknown };

const links = { linkedin: 'https://example.org/a', linkedin_status: 1 };
const news = {
  slug: 'sports-day',
  title: 'Sports Day',
  description: text,
  content: '<p>x</p>',
  picture: null,
  created_at: '2026-01-05T10:00:00Z',
};

/**
 * What servers have been seen to send. `records` is the number of valid records in `good`; `bad` is
 * rejected. Every read is also checked with the records of the demo (tests/school-api/content/reads.test.ts).
 */
export const readSamples = {
  'image-slider': {
    good: [{ status: 1, image_url: '/media/a.jpg', title: null, sub_title: '', extra: notText }],
    records: 1,
    bad: 'none',
  },
  announcement: {
    good: [{ name: 'Open', internal_link: '/register' }, { name: '' }],
    records: 1,
    bad: { data: [] },
  },
  'admission-dates': {
    good: {
      dates_with_locations: [
        { location: 'Vraja', admission_date: '2026-11-02', admission_text: null },
      ],
      admission_texts_with_locations: null,
    },
    records: 1,
    bad: { detail: 'not here' },
  },
  'weekly-schedules': {
    good: [
      { id: 1, title: 'Week 1', scheduled_date: '2026-04-06', file: '/media/w.pdf' },
      { id: 2 },
    ],
    records: 1,
    bad: 7,
  },
  videos: {
    good: [
      { id: 1, title: 'Tour', description: null, video_link: 'https://youtu.be/x', thumbnail: '' },
    ],
    records: 1,
    bad: null,
  },
  curriculums: {
    good: { results: [{ id: '3', title: 'Science', category: 'Senior', class_name: 9, info: '' }] },
    records: 1,
    bad: { results: 'many' },
  },
  testimonials: {
    good: [{ name: 'Govinda', type: 'parent', picture: null, message: '<p>x</p>' }, notText],
    records: 1,
    bad: {},
  },
  results: {
    good: { '10th': [{ name: 'Madhava', percentage: 95.4 }, { name: notText }], '12th': null },
    records: 1,
    bad: { '10th': 'good marks' },
  },
  competitions: {
    good: [{ id: 1, name: 'Debate', scheduled_date: null, details: '<p>x</p>', link: null }],
    records: 1,
    bad: '<html></html>',
  },
  alumni: {
    good: [
      { id: 1, name: 'A', social_links: [links] },
      { id: 2, name: 'B', social_links: null },
      { id: 3, name: 'C', social_links: links },
      { id: 4, name: 'D', social_links: 'none' },
    ],
    records: 3,
    bad: undefined,
  },
  publications: {
    good: [{ id: 1, name: 'Annual', picture: null, file_link: '/media/a.pdf', category: 'book' }],
    records: 1,
    bad: true,
  },
  'news-events': {
    good: { results: [news, { ...news, slug: null }], count: '27' },
    records: 1,
    bad: [],
  },
  'news-event': {
    good: { ...news, slug: undefined },
    records: 1,
    bad: { ...news, title: notText },
  },
  faculties: {
    good: [
      { id: 1, name: 'A', position: null, social_links: links },
      { id: 2, name: 'B' },
    ],
    records: 2,
    bad: { message: 'error' },
  },
  'vedic-gurukulam': {
    good: [{ id: 1, name: 'vedic', description: '<p>x</p>', button: null, file: null }],
    records: 1,
    bad: 'vedic',
  },
  'fee-structure': {
    good: [
      { category: 'Admission Registration Fee', amount: '1,500.00', brochure_pdf: null },
      { category: 'Day Scholar Fee', amount: null, brochure_pdf: '/media/d.pdf' },
      { category: 'x', amount: 'a lot' },
    ],
    records: 2,
    bad: { amount: 5 },
  },
  vacancies: {
    good: [
      { vacancy_name: 'PGT', subjects: ['Physics', 'Maths'], additional_info: null },
      { vacancy_name: 'TGT', subjects: 'Hindi' },
    ],
    records: 2,
    bad: {},
  },
  'form-controls': {
    good: [{ key: 'city', field_name: 'City', status: '1' }, { field_name: 'no key' }],
    records: 1,
    bad: 'x',
  },
  'syllabus-documents': {
    good: [
      { id: 1, grade: '9', subject: 'Music', file: '/media/files/music.pdf' },
      { id: 2, grade: 'nine', subject: 'Art', file: null },
    ],
    records: 1,
    bad: { grade: 9 },
  },
} satisfies Partial<Record<ReadName, ReadSample>>;

/** An undefined answer stands for a body that is not JSON. */
type WriteSample = { body: unknown; badBody: unknown; answer: unknown; badAnswer: unknown };
const long = 'x'.repeat(20_000);

export const writeSamples: Record<WriteName, WriteSample> = {
  'contact-us': {
    body: { name: 'A', mobile_code: '+91', mobile: 1234567890, message: 'Hello' },
    badBody: { name: 'A', message: long },
    answer: '',
    badAnswer: undefined,
  },
  'job-apply': {
    body: {
      vacancy: 'PGT',
      applicant_name: 'A',
      mobile: 9000000004,
      email: 'a@example.org',
      qualification: 'Graduate',
      experience: 0,
    },
    badBody: { vacancy: notText },
    answer: null,
    badAnswer: undefined,
  },
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
    body: {
      donor_name: 'Asha',
      email: 'asha@example.org',
      mobile: '0000000012',
      address: '7, Kadamba Lane',
      city: 'Vraja',
      state: 'Uttar Pradesh',
      country: 'India',
      amount: 100,
      message: null,
    },
    badBody: { donor_name: false },
    answer: { order_id: 'o', razorpay_key: 'k', amount: '10000' },
    badAnswer: { order_id: 'o', razorpay_key: 'k', amount: 'much' },
  },
  'donation-verify-payment': {
    body: { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' },
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
  'mailbox-code': {
    body: { email: 'a@example.org', purpose: 'receipts' },
    badBody: { email: 'a@example.org', purpose: 'everything' },
    answer: { status: 'sent' },
    badAnswer: undefined,
  },
  'mailbox-grant': {
    body: { email: 'a@example.org', purpose: 'receipts', otp: '123456' },
    badBody: { email: 'a@example.org', purpose: 'receipts', otp: '12345' },
    answer: { grant: 'g' },
    badAnswer: { grant: null },
  },
  receipts: {
    body: { grant: 'g' },
    badBody: { grant: long },
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
    body: { grant: 'g' },
    badBody: { grant: long },
    answer: { email: 'a@example.org', as_of: '2026-11-21', sections: [] },
    badAnswer: { email: 'a@example.org', as_of: '2026-11-21', sections: [{ records: [] }] },
  },
  'privacy-correct': {
    body: { grant: 'g', text: 'My name is Meera.' },
    badBody: { grant: 'g', text: '' },
    answer: { status: 'sent' },
    badAnswer: undefined,
  },
  'privacy-withdraw': {
    body: { grant: 'g' },
    badBody: { grant: long },
    answer: { withdrawn: 1 },
    badAnswer: { withdrawn: 'all' },
  },
  'privacy-erase': {
    body: { grant: 'g' },
    badBody: { grant: long },
    answer: { erased: [{ kind: 'contact_messages', count: 1 }], kept: [] },
    badAnswer: { erased: [], kept: [{ kind: '' }] },
  },
};

export function keysOf<K extends CallName>(samples: Record<K, unknown>): K[] {
  const names: K[] = [];
  for (const name in samples) names.push(name);
  return names;
}
