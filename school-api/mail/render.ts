import { type Footer, type MailContent, paragraph } from './mail-content';
import { isMailKind, type MailData, type MailKind, mailData } from './mail-data';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import { admissionReceiptMail, familyAnswerMail } from './templates/admissions';
import { jobAcknowledgementMail, officeJobMail } from './templates/careers';
import { officeContactMail } from './templates/contact';
import {
  certificateMail,
  donationCancelledMail,
  donationReceiptMail,
  panRequestMail,
} from './templates/donations';
import { letterMail } from './templates/letter';
import { officeDayMail } from './templates/office-day';
import { officeCodeMail, officeInvitationMail } from './templates/office-sign-in';
import { otpMail } from './templates/otp';
import { officeCaseMail, officePaymentMail, refundMail } from './templates/payments';
import { officeCorrectionMail, officeErasureMail, officeWithdrawalMail } from './templates/privacy';
import type { MailSchool } from './variables';

export type Rendered = { subject: string; text: string; html: string; replyTo?: string };

const templates: { [K in MailKind]: (data: MailData<K>, school: MailSchool) => MailContent } = {
  otp: otpMail,
  'admission-receipt': (data, school) => markTest(admissionReceiptMail(data, school), data),
  'family-answer': familyAnswerMail,
  'donation-receipt': (data, school) => markTest(donationReceiptMail(data, school), data),
  'donation-cancelled': donationCancelledMail,
  'job-acknowledgement': jobAcknowledgementMail,
  certificate: certificateMail,
  letter: letterMail,
  'pan-request': panRequestMail,
  'office-contact': officeContactMail,
  'office-job': officeJobMail,
  'office-day': officeDayMail,
  'office-erasure': officeErasureMail,
  'office-withdrawal': officeWithdrawalMail,
  'office-correction': officeCorrectionMail,
  'office-code': officeCodeMail,
  'office-invitation': officeInvitationMail,
  refund: (data, school) => markTest(refundMail(data, school), data),
  'office-case': (data) => markTest(officeCaseMail(data), data),
  'office-payment': (data) => markTest(officePaymentMail(data), data),
};

/** Null when the data was deleted or is invalid. */
export function render(kind: string, data: unknown, school: MailSchool): Rendered | null {
  if (!isMailKind(kind)) return null;
  const content = compose(kind, data, school);
  if (content === null) return null;
  const { subject, replyTo } = content;
  const lines = [school.name, `Phone ${school.phone}`];
  const footer = { lines, links: policyLinks(kind, school) };
  return {
    // Prevents header injection.
    subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: renderText(content, footer),
    html: renderHtml(content, footer),
    ...(replyTo !== undefined && { replyTo }),
  };
}

function compose<K extends MailKind>(
  kind: K,
  data: unknown,
  school: MailSchool,
): MailContent | null {
  const parsed = mailData[kind].safeParse(data);
  // Safe: schema and template have the same kind, which TypeScript cannot infer from the index.
  return parsed.success ? templates[kind](parsed.data as MailData<K>, school) : null;
}

const PRACTICE = 'PRACTICE: no money has moved. This email is not a receipt.';

/** Marks a practice payment's email in subject, heading and text. */
function markTest(content: MailContent, { test }: { test: boolean }): MailContent {
  if (!test) return content;
  return {
    ...content,
    subject: `PRACTICE: ${content.subject}`,
    heading: `PRACTICE: ${content.heading}`,
    blocks: [paragraph(PRACTICE), ...content.blocks],
  };
}

const ABOUT_MONEY: readonly MailKind[] = [
  'admission-receipt',
  'donation-receipt',
  'donation-cancelled',
  'refund',
];

/** For mails to the public, if the site has a public address. */
function policyLinks(kind: MailKind, { siteUrl = '' }: MailSchool): Footer['links'] {
  if (kind.startsWith('office-') || !URL.canParse(siteUrl)) return [];
  const at = (path: string) => new URL(siteUrl).origin + path;
  const refunds = { label: 'Refund policy', href: at('/refund-policy') };
  return [
    { label: 'Privacy policy', href: at('/privacy') },
    ...(ABOUT_MONEY.includes(kind) ? [refunds] : []),
  ];
}
