/** Other modules import only from here. */

export type { AboutTax } from './about-tax';
export { escapeHtml } from './escape';
export {
  isMailKind,
  type MailData,
  type MailKind,
  mailData,
  OFFICE,
  receiptNumberIn,
  SECRET_KINDS,
} from './mail-data';
export { countMailFacts, listMailFacts, listUnsent, mailFacts } from './mail-facts';
export {
  enqueueMail,
  enqueueMails,
  enqueuePaced,
  mailWithKey,
  recallMails,
  receiptMailKey,
  updateMail,
  withdrawForGood,
  withdrawMails,
} from './outbox';
export { outboxRoutes } from './outbox-routes';
export { render } from './render';
export { mayResend, resendMail } from './resend';
export { describeFailure, verifySmtp } from './smtp';
export { startMail } from './start-mail';
export { testDayOf } from './test-day';
export type { Attachments } from './transport';
export {
  countUndelivered,
  isHandledAt,
  isUndelivered,
  markHandled,
  undeliveredSince,
  unmarkHandled,
} from './undelivered';
export { type MailSchool, type MailSettings, mailSettings, mailVariables } from './variables';
export { countWaiting, waitingSince } from './waiting';
