import { admissionDay } from '@/content/admission-day';
import type { Blocks, PageText } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

const blocks: Blocks = [
  `Thank you for considering ${school.shortName} for your son. The academic session starts in April. The admission process runs from October to December, for classes 1 to 12. Some tests are later, on the dates above.`,
  { kind: 'heading', text: 'Who can apply' },
  {
    kind: 'list',
    items: [
      'Boys, for classes 1 to 12.',
      'Day scholars from Class 1.',
      'Residential students from Class 3.',
      `We do not admit new students to Classes 10 and 12, because the ${school.board} courses take 2 years.`,
    ],
  },
  { kind: 'heading', text: 'Admission procedure' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Register online. We send a one-time password to your email. Once you enter it, the rest of the form opens.',
      'Fill in your son’s details: residential student or day scholar, his class, and the admission date that suits you.',
      'Check your answers, and pay the registration fee online.',
      'Keep your receipt. It is your proof of registration.',
      'Come with your son on the admission date. He sits a written test for his class, then meets a teacher.',
      'Wait for our decision. If we offer a place, we tell you when to confirm it and which fees are due.',
    ],
  },
  { kind: 'heading', text: admissionDay.bring.heading },
  { kind: 'list', items: admissionDay.bring.items },
  {
    kind: 'note',
    text: 'Places are limited in every class. Registration gives your son a place in the test, not in the school.',
  },
];

export const admission = {
  title: 'Admission',
  get description() {
    return `Admission to ${school.name} for session ${school.session}: who can apply, the dates of the tests, the procedure, the fees, and what to bring on the day.`;
  },
  scene: 'admissions-desk',
  banner: { heading: 'Admission', verse: verses.ariseAwake },
  blocks,
  registerBox: {
    heading: 'Register here',
    get text() {
      return `For session ${school.session}. It takes about 10 minutes, and you need your email.`;
    },
    apply: { label: 'Apply Now', href: '/register' },
    help: { label: 'Need Help?', href: '/contact-us' },
  },
  tests: {
    heading: 'Admission tests',
    none: 'Details not available',
    full: 'No places left',
    about: [
      'The test is written and covers English, Hindi and mathematics, at the level of the class your son is leaving. He needs no coaching. Afterwards he meets a teacher.',
    ],
    /** A path such as /files/sample-paper.pdf; if empty, nothing is shown. */
    samplePaper: { label: 'Sample paper (PDF)', href: '' },
  },
  fees: {
    heading: 'Fees',
    blocks: [
      'There are two kinds of fee. You pay the registration fee once, online, when you apply. It is non-refundable, whatever the result of the test.',
      'The yearly school fee depends on whether your son is a day scholar or a residential student. The fee for residential students includes board and lodging.',
      {
        kind: 'links',
        items: [{ label: 'All fees by class and head', href: '/disclosure' }],
      },
    ] satisfies Blocks,
    registrationFeeLabel: 'Registration Fees',
    nonRefundable: 'Non-Refundable',
    perYear: 'a year',
    download: 'download the fee structure (PDF)',
    brochures: {
      'Day Scholar Fee': 'Day Scholar / Day School',
      'Residential Student Fee': 'Residential Students',
    },
  },
  questions: {
    heading: 'Questions that parents ask',
    items: [
      {
        question: 'From which class can my son join?',
        answer:
          'From Class 1 as a day scholar, and from Class 3 as a residential student. We take new boys up to Class 9, and in Class 11.',
      },
      {
        question: 'When do we have to apply?',
        get answer() {
          return `Between October and December, or later if a test above is still open. Registration is open for the ${school.session} session.`;
        },
      },
      {
        question: 'Is there a test?',
        answer:
          'Yes. On the admission date your son sits a written test for his class, then meets a teacher.',
      },
      {
        question: 'Do you refund the registration fee if he is not admitted?',
        answer: 'No. It is non-refundable, whatever the result of the test.',
      },
      {
        question: 'The payment failed. Do we have to register again?',
        answer:
          'No. We keep your answers, and you can pay again on the same page. If you have closed it, open “Check your application” and press “Continue registration”. If money has left your account, do not pay again: call us with the reference on the page.',
      },
      {
        question: 'What is the difference between the two fee structures?',
        answer:
          'The one for residential students includes board and lodging, the one for day scholars does not. You can download both from this page.',
      },
    ],
  },
  video: {
    heading: 'A walk through the campus',
    text: 'See the classrooms, the fields, the hostel and the temple before you come.',
    link: 'https://www.youtube.com/watch?v=DEMO0000001',
    published: '2026-04-10',
    scene: 'campus-gate',
  },
} as const satisfies PageText & Record<string, unknown>;
