/** Other modules import only from here. */

export { takeAdvisoryLock } from './advisory-lock';
export { beforeFirstRelease } from './before-first-release';
export { CLOCK_SKEW_MS, isBeyondClockSkew, withinClockSkew } from './clock-skew';
export type { Db, OpenDatabase } from './db';
export { finishRestore, RESTORED, RESTORING, removeUnfinishedRestores } from './finish-restore';
export { first, isAny } from './first';
export { guardedDb, unguarded } from './guarded-db';
export { allowLongTransaction, readAtOneMoment } from './long-transaction';
export {
  listMigrations,
  migrationsUpTo,
  NewerData,
  newestApplied,
  pendingMigrations,
} from './migrations';
export { confirmNights, doubtfulNight, nightly } from './nightly';
export { combined, type OldRows, oldRows } from './old-rows';
export { databaseFolder, openDatabase } from './open';
export { purgeDeleted } from './purge-deleted';
export { accessLog } from './schema/access-log';
export { applicationDocuments } from './schema/application-documents';
export * from './schema/applications';
export { contentChanges, siteInstances } from './schema/content-changes';
export {
  contentRecords,
  contentVersions,
  newsOldSlugs,
  publishedRecords,
  type RecordState,
} from './schema/content-records';
export { applicationMarks, preparedDecisions } from './schema/decisions';
export * from './schema/donations';
export { formControls } from './schema/form-controls';
export { jobApplications } from './schema/jobs';
export { mailboxCodes, mailboxGrants } from './schema/mailbox';
export { contactMessages } from './schema/messages';
export { letterTemplates, officeLetters } from './schema/office-letters';
export * from './schema/office-people';
export { officeNotes, officeStates } from './schema/office-records';
export {
  capturedPayments,
  type DisputeState,
  disputes,
  type PaymentEvent,
  type PaymentOrder,
  PURPOSES,
  type Purpose,
  paymentEvents,
  paymentOrders,
  type RefundState,
  refunds,
} from './schema/orders';
export { OUTBOX_STATES, type OutboxState, outbox } from './schema/outbox';
export { describedFiles, type PictureKind, pictures, replacedFiles } from './schema/pictures';
export { previewTokens } from './schema/previews';
export { PAYMENT_METHODS, type Receipt, receiptSerials, receipts } from './schema/receipts';
export {
  DISPUTE_STATUSES,
  type SandboxDispute,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
  sandboxAccounts,
  sandboxDeliveries,
  sandboxDisputes,
  sandboxOrders,
  sandboxPayments,
  sandboxRefunds,
} from './schema/sandbox';
export { schoolFacts } from './schema/school-facts';
export * from './schema/search-words';
export { appliedSeeds } from './schema/seeding';
export * from './schema/sort-values';
export { transfers } from './schema/transfers';
