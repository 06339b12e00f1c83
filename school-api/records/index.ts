/**
 * What visitors have sent, for the office: list, search, story, notes, states, export.
 *
 * Other modules import from here alone.
 */

export { cellText, schoolTime } from './cell-text';
export { cutPage } from './cut-page';
export { eraseJob, eraseMessage } from './erase-record';
export { pagesOf } from './export-records';
export {
  type FieldOutcome,
  isAlwaysShown,
  LONGEST_LABEL,
  setFormField,
} from './form-fields/set-form-field';
export { countAllGifts, type GiftFilters, type ListedGift, pageOfGifts } from './gift-list';
export { addNote, LONGEST_NOTE, noteError, strikeNote } from './notes/notes';
export { MOST_COUNTED, pageOfRecords, ROWS_OF_A_PAGE } from './page';
export type { RecordKey } from './record-key';
export { FORMATS, type Format, renderText } from './render-records';
export { findApplicationId } from './rows/applications';
export { countApplicationsIn, type Period, sumGiftsIn } from './rows/by-month';
export { type OfficeDonation, showDonation } from './rows/donations';
export type { Cursor, OfficeFilter } from './rows/filter';
export type { GiftSource, Place } from './rows/gift-pages';
export { giftStates } from './rows/gifts';
export {
  countPaid,
  findOrderByAnyId,
  makeDue,
  makeRefundDue,
} from './rows/payments';
export { findOrderSubjects, listGivenUp } from './rows/today';
export { MOST_FOUND, type SearchKind, searchIds } from './search/search-ids';
export { type OfficeState, type StateKey, seenState, setState } from './states/set-state';
export { isStateOf, type StateKind, statesOf, stateTitle, toneOf } from './states/states';
export { storyOfApplication } from './story/application';
export { inOrder, type StoryEvent } from './story/event';
export { type GiftKey, storyOfGift } from './story/gift';
export { officeEvents } from './story/office-events';
export { applicationSubject } from './subjects/applications';
export { donationSubject } from './subjects/donations';
export { giftSubject } from './subjects/gifts';
export { jobSubject } from './subjects/jobs';
export { messageSubject } from './subjects/messages';
export { type OfficeRecord, paymentState, rowNumber, type Subject } from './subjects/subject';
