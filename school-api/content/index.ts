/**
 * What the site shows and the office edits: lists and news with drafts and versions, pictures, the school’s settings, preview, the demo seed, and the calls that read them.
 *
 * Other modules import from here alone.
 */

export { bumpChange } from './editing/bump-change';
export {
  binRecord,
  dropDraft,
  hideRecord,
  removeRecord,
  restoreRecord,
  showRecord,
} from './editing/change-state';
export { agreementOf, type Charge, ChargeChanges } from './editing/charge';
export { type Due, dueRecords } from './editing/due-records';
export { type Use, usesOf } from './editing/files-used';
export { findRecord } from './editing/find-record';
export { emptyFields, fieldsOf } from './editing/form-fields';
export {
  type ListOverview,
  listBin,
  listOverviews,
  listRecords,
  RECORDS_A_PAGE,
  searchRecords,
} from './editing/list-records';
export { markRegistrationFee } from './editing/mark-registration-fee';
export { moveRecord } from './editing/move-record';
export { namedPaths } from './editing/named-paths';
export { applyPaste } from './editing/paste/apply-paste';
export { type Choice, type Chosen, headsOf } from './editing/paste/choose-columns';
export type { ChangedRow, Plan } from './editing/paste/compare';
export { decodeText } from './editing/paste/decode-text';
export { MOST_BYTES, MOST_COLUMNS, MOST_ROWS, MOST_SHOWN } from './editing/paste/limits';
export { matchColumns } from './editing/paste/match-columns';
export { isShown, type Known } from './editing/paste/match-rows';
export {
  findPastedList,
  type PastedColumn,
  type PastedList,
  pastedLists,
} from './editing/paste/pasted-lists';
export { readableText } from './editing/paste/plain-text';
export { planPaste } from './editing/paste/plan-paste';
export { type PastedRow, readRows, type Wrong } from './editing/paste/read-rows';
export { splitCells } from './editing/paste/split-cells';
export { listPastes, type PastPaste, undoPaste } from './editing/paste/undo-paste';
export { listLabels } from './editing/rows/labels';
export { newFormKey, saveRecord } from './editing/save-record';
export { slugFrom } from './editing/slug';
export { startPublishing } from './editing/start-publishing';
export type {
  EditedRecord,
  EditingDeps,
  FormField,
  ListedPage,
  ListedRecord,
  Problems,
  RecordState,
  Saved,
  Version,
} from './editing/types';
export { findVersion, undoTo, versionsOf } from './editing/versions';
export { day as dayField, type InputKind, text as textField } from './lists/field-types';
export type { List } from './lists/list';
export { findList, lists } from './lists/lists';
export { parseNewsDate } from './lists/news-date';
export { readPlacesByClass } from './lists/places-by-class';
export { readDay } from './lists/read-day';
export { findFile } from './media/find-file';
export { mediaRoutes } from './media/routes';
export { withheldPictures } from './media/withheld';
export { binPicture, restorePicture } from './pictures/bin';
export { ownFolder, type PictureDeps } from './pictures/deps';
export { describePicture } from './pictures/describe';
export { readDescription, readFocus } from './pictures/facts';
export { type ChosenFile, findUndescribed, newestFiles, toChosen } from './pictures/find';
export { type Arriving, newArriving, placeOf, removeArriving } from './pictures/folder';
export { LONGEST_ALT, UPLOAD_MAX_BYTES } from './pictures/limits';
export { filesNamedElsewhere, isElsewhere, type NamedFile } from './pictures/named-elsewhere';
export { type Prepared, prepareFile } from './pictures/prepare-file';
export { refocusPicture, turnPicture } from './pictures/reframe';
export { FileRefused, refusals } from './pictures/refusal';
export { isUndescribed, whyRefused } from './pictures/refused-files';
export {
  findPicture,
  listPictures,
  type Picture,
  type PictureFacts,
  type PictureFilter,
  picturesWith,
} from './pictures/rows';
export { startPictures } from './pictures/start-pictures';
export { addPicture, replaceNamed, replacePicture } from './pictures/store';
export { thumbAt } from './pictures/thumb';
export { makePreview } from './preview/make-preview';
export { previewRoutes } from './preview/routes';
export {
  type AdmissionDateRow,
  dateValue,
  listAdmissionDates,
  listFormControls,
  listVacancies,
} from './reads/admission';
export { readDisclosureState } from './reads/disclosure';
export { findRegistrationFee } from './reads/fee';
export { type GoalPurpose, listGoals, listPurposes } from './reads/purposes';
export { recordsWithoutConsent } from './reads/without-consent';
export type { FullDates } from './routes/admission';
export { changeRoutes } from './routes/content-changes';
export { readRoutes } from './routes/read-routes';
export { factRoutes } from './routes/school-settings';
export { type Change, followFacts, readSettings } from './school-settings/read-facts';
export { saveFacts } from './school-settings/save-facts';
export { startFollowingFacts } from './school-settings/start-following';
export { factInputs, type Typed, typedOf } from './school-settings/typed-facts';
export { demoNews } from './seed/news';
export { seedOnce } from './seed/seed-once';
export { lastAsked, siteHas } from './site-changes/site-has';
