/**
 * What visitors have sent, for the office: list, search, history, notes, states, export. Other
 * modules import only from here.
 */

export { findChosen, keyName, listMatching, MAX_CHOSEN } from './chosen';
export { type Checked, checkDecisions } from './decisions/check-prepared';
export { type Pasted, planResults, type ResultPlan } from './decisions/plan-results';
export {
  clearRelease,
  countReleases,
  type Decision,
  discardDecisions,
  enterDecisions,
  lockApplications,
  MAX_FAMILY_NOTE_LENGTH,
  type Prepared,
  readDue,
  readEntered,
  readPrepared,
  scheduleRelease,
  undoDecisions,
} from './decisions/prepared';
export { releaseDecisions } from './decisions/release';
export { eraseJob, eraseMessage } from './erase-record';
export { columnsOf, type ExportColumn, exportColumns } from './export/columns';
export * from './export/export-file';
export { MAX_XLSX_ROWS } from './export/xlsx';
export { isAlwaysShown, MAX_LABEL_LENGTH, setFormField } from './form-fields/set-form-field';
export { applicationMailKeys } from './history/application';
export type { HistoryEvent } from './history/event';
export { historyOf } from './history/history';
export { type Batch, readBatch } from './letters/batch';
export { reminderRefusal } from './letters/fee-reminder';
export { lettersStamp } from './letters/letters-stamp';
export { listNotReminded } from './letters/not-reminded';
export { fillIn, placeholdersOf } from './letters/placeholders';
export { recallLetters } from './letters/recall';
export { type Recipient, readRecipients } from './letters/recipients';
export { retryPathOf } from './letters/retry';
export { type Draft, type Letter, prepareLetters, sendLetters, writeLetters } from './letters/send';
export { seedTemplates } from './letters/starting-templates';
export * from './letters/templates';
export { addNote, MAX_NOTE_LENGTH, noteError, strikeNote } from './notes/notes';
export * from './page';
export { type RecordKey, type RecordKind, recordKey, recordKeyOf, rowNumber } from './record-key';
export { totalOf } from './rows/donation-totals';
export { FEE_COLUMNS, type Fee, feePages, listFees, sumFees } from './rows/fees';
export * from './rows/figures';
export { type Cursor, listIds, type OfficeFilter, type Sort } from './rows/keys';
export { countPaid, findOrderByAnyId, scheduleChecks, scheduleRefundCheck } from './rows/payments';
export { assignSeats, countAttendees, listAttendees, planSeats } from './rows/test-days';
export { countPlacesGivenUp, findOrderSubjects, listUndelivered } from './rows/today';
export { MAX_FOUND, searchIds } from './search/search-ids';
export {
  type ApplicationState,
  dayInWords,
  familyWords,
  isAnswerDue,
  isApplicationState,
  isDecision,
  noteNow,
  stateMail,
} from './states/application-states';
export {
  BY_FAMILY,
  type FamilyDecision,
  type FamilyOutcome,
  setByFamily,
} from './states/set-by-family';
export {
  isStateKey,
  setStates,
  stateStamp,
  statesSetAt,
} from './states/set-state';
export {
  type StateKind,
  settableStates,
  statesOf,
  stateTitle,
  toneOf,
} from './states/states';
export { admissionsSubject, preparedSubject } from './subjects/admissions';
export { careersSubject } from './subjects/careers';
export { contactSubject } from './subjects/contact';
export * from './subjects/donations';
export * from './subjects/offline-donations';
export {
  inOrderOf,
  numberOf,
  type OfficeRecord,
  paymentState,
  type Subject,
  stateOf,
} from './subjects/subject';
export { transfersSubject } from './subjects/transfers';
