import { admissionDay } from '@/content/admission-day';
import { dayInShort } from '@/content/india-time';
import { school as facts } from '@/content/school';
import { amountInWords, STATUS_PATH } from '@/contract';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { inRupees } from '../amount';
import { inIndia } from '../dates';
import {
  asReceipt,
  heading,
  link,
  list,
  type MailContent,
  note,
  paragraph,
  rows,
  siteLink,
} from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

const { next, campus, bring } = admissionDay;

export function admissionReceiptMail(
  data: MailData<'admission-receipt'>,
  school: MailSchool,
): MailContent {
  const { closed } = data;
  const session = `admission session ${school.session}`;
  return {
    subject: closed ? 'Registration fee received' : `Registered for ${session}`,
    heading: closed ? 'This application is closed' : `You are registered for ${session}`,
    blocks: [
      paragraph(`We have received the registration fee.${asReceipt(data)}`),
      ...(closed ? [paragraph(notRegistered(school))] : []),
      rows(
        ['Application number', data.applicationNumber],
        ['Receipt number', data.receiptNumber],
        ['Student', data.studentName],
        ['Guardian', data.guardianName],
        ['Applied for', data.applyFor],
        ['Student type', data.studentType],
        ['Admission date', closed ? '' : dayAndPlace(data)],
        ['Time', closed ? '' : hourInWords(data.time)],
        ['Registration fee', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment ID', data.paymentId],
      ),
      ...siteLink(school.siteUrl, 'Check your application', STATUS_PATH),
      ...(closed ? [] : testDay),
    ],
  };
}

const testDay = [
  heading(next.heading),
  list([next.admitCard, ...next.items], { ordered: true }),
  heading(campus.heading),
  paragraph(campus.text),
  link(campus.directions, facts.mapUrl),
  heading(bring.heading),
  list(bring.items),
  note('The registration fee is non-refundable.'),
];

const notRegistered = ({ phone }: MailSchool) =>
  `The application was closed before your payment arrived, so your child is not registered. Please call us about the fee: ${phone}.`;

/** 13 Dec 2026 (Vraja campus) */
function dayAndPlace({
  admissionDate,
  places,
}: Pick<MailData<'admission-receipt'>, 'admissionDate' | 'places'>): string {
  const day = dayInShort(admissionDate);
  return places === '' ? day : `${day} (${places})`;
}

const NEW_CARD = 'Please print the new admit card: the old one is no longer valid.';

const NOTHING_PAID = 'You do not need to pay the registration fee.';

const ANSWERS: Record<MailData<'family-answer'>['answer'], readonly [string, string]> = {
  accept: ['You have accepted the place', 'We will write to you about joining the school.'],
  decline: ['You have declined the place', 'We will offer the place to another child.'],
  move: ['You have changed the date of the test', NEW_CARD],
  moved: ['We have changed the date of the test', `The test has moved to another day. ${NEW_CARD}`],
  withdraw: ['You have withdrawn the application', 'We do not refund the registration fee.'],
};

export function familyAnswerMail(data: MailData<'family-answer'>, school: MailSchool): MailContent {
  const [title, always] = ANSWERS[data.answer];
  const follows = data.answer === 'withdraw' && !data.feePaid ? NOTHING_PAID : always;
  const isMoved = data.answer === 'moved';
  return {
    subject: `${title}: ${data.applicationNumber}`,
    heading: title,
    blocks: [
      paragraph(follows),
      rows(
        ['Application number', data.applicationNumber],
        ['Student', data.child],
        ['Applied for', data.applyFor],
        ['Date of the test', dayAndPlace(data)],
        ['Time', hourInWords(data.time)],
      ),
      ...siteLink(school.siteUrl, 'Check your application', STATUS_PATH),
      note(
        `${isMoved ? 'If you cannot come' : 'If this was not you'}, please call us: ${school.phone}.`,
      ),
    ],
  };
}
