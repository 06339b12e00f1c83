import { admissionDay } from '@/content/admission-day';
import type { Blocks, PageText } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

const blocks: Blocks = [
  {
    kind: 'paragraph',
    text: `Thank you for thinking of ${school.shortName} for your son. The academic session starts in April. The admission process for it runs from October to December of the year before, for grades 1 to 12. This page takes you through it.`,
  },
  { kind: 'heading', text: 'Who can apply' },
  {
    kind: 'list',
    items: [
      'Boys, for classes 1 to 12.',
      'Day scholars from Class 1.',
      'Residential students from Class 3.',
      `No fresh admission is given to Class 10 and Class 12, since the ${school.board} courses run over two years.`,
    ],
  },
  { kind: 'heading', text: 'Admission procedure' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Register online. Verify your e-mail address with the one-time password that we send you, and the rest of the form opens.',
      'Fill in your son’s details: whether he will be a residential student or a day scholar, the class you apply for, and the admission date that suits you.',
      'Check what you have written, and pay the registration fee on the card payment page.',
      'Keep the confirmation with its payment id. It is your proof of registration.',
      'Come with your son on the admission date. He sits a written admission test for his class and then meets a teacher for a talk.',
      'Wait for our answer. If a place is offered, the office tells you by when to confirm it and which fees fall due.',
    ],
  },
  { kind: 'heading', text: admissionDay.bring.heading },
  { kind: 'list', items: admissionDay.bring.items },
  {
    kind: 'note',
    text: 'Seats are limited in every class. A registration reserves a place in the test and not a seat in the school.',
  },
];

export const admission = {
  title: 'Admission',
  get description() {
    return `Admission to ${school.name} for session ${school.session}: who can apply, the procedure from October to December, fees, and what to bring on the day.`;
  },
  scene: 'admissions-desk',
  banner: { heading: 'Admission', verse: verses.ariseAwake },
  blocks,
  registerBox: {
    heading: 'Register here',
    get text() {
      return `Online registration for session ${school.session} takes a few minutes. Have your e-mail at hand, since a one-time password is sent to it.`;
    },
    apply: { label: 'Apply Now', href: '/register' },
    help: { label: 'Need Help?', href: '/contact-us' },
  },
  fees: {
    heading: 'Fees',
    blocks: [
      {
        kind: 'paragraph',
        text: 'There are two kinds of fee. The registration fee is paid once, online, when you apply; its amount is shown beside the form. It is non-refundable, whatever the result of the test.',
      },
      {
        kind: 'paragraph',
        text: 'The yearly school fee depends on whether your son is a day scholar or a residential student. The two fee structures can be downloaded here; the residential one includes board and lodging.',
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
          'From Class 1 as a day scholar, and from Class 3 as a residential student. The last classes that admit new boys are Class 9 and Class 11.',
      },
      {
        question: 'When do we have to apply?',
        answer:
          'Between October and December. The session for which you apply starts in the following April.',
      },
      {
        question: 'Is there a test?',
        answer:
          'Yes. On the admission date your son sits a written test for his class, and then meets a teacher for a talk.',
      },
      {
        question: 'Does the registration fee come back if he is not admitted?',
        answer: 'No. It is paid once and is non-refundable, whatever the result of the test.',
      },
      {
        question: 'The payment failed. Is the registration lost?',
        answer:
          'No. What you filled in is kept, and the same page lets you pay again. If money has left your account, do not pay a second time: call us with the reference that the page shows.',
      },
      {
        question: 'What is the difference between the two fee structures?',
        answer:
          'The one for residential students includes board and lodging; the one for day scholars does not. Both can be downloaded from this page.',
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
