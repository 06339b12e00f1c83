/**
 * What the site shows and the office edits: lists and news with drafts and versions, pictures, the school’s settings, preview, the demo seed, and the calls that read them.
 * Other modules import only from here.
 */

export { bumpChange } from './editing/bump-change';
export {
  binRecord,
  dropDraft,
  hideRecord,
  markRegistrationFee,
  removeRecord,
  restoreRecord,
  showRecord,
} from './editing/change-state';
export { agreementOf, type Charge, ChargeChanges } from './editing/charge';
export { type Due, dueRecords } from './editing/due-records';
export { type Use, usesOf } from './editing/files-used';
export { findRecord } from './editing/find-record';
export { emptyFields, fieldsOf } from './editing/form-fields';
export * from './editing/list-records';
export { moveRecord } from './editing/move-record';
export { namedPaths } from './editing/named-paths';
export { applyPaste, listPastes, type PastPaste, undoPaste } from './editing/paste/apply-paste';
export { type Choice, type Chosen, headsOf } from './editing/paste/choose-columns';
export type { Plan } from './editing/paste/compare';
export { matchColumns } from './editing/paste/match-columns';
export { isShown, type Known } from './editing/paste/match-rows';
export * from './editing/paste/pasted-lists';
export { planPaste } from './editing/paste/plan-paste';
export { type PastedRow, readableText, readRows, type WrongCell } from './editing/paste/read-rows';
export * from './editing/paste/split-cells';
export { startPublishing } from './editing/publish-due';
export { listLabels } from './editing/rows/records';
export { newFormKey, saveRecord } from './editing/save-record';
export { slugFrom } from './editing/slug';
export { listTestDays, type TestDay } from './editing/test-days';
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
export {
  day as dayField,
  type InputKind,
  MAX_ALBUM_PICTURES,
  text as textField,
} from './lists/field-types';
export type { List } from './lists/list';
export { findList, lists } from './lists/lists';
export { parseNewsDate } from './lists/news-date';
export { readPlacesByClass } from './lists/places-by-class';
export { readDay } from './lists/read-text';
export { findFile } from './media/find-file';
export { mediaRoutes } from './media/routes';
export { withheldPictures } from './media/withheld';
export { binPicture, restorePicture } from './pictures/bin';
export { describePicture, readDescription, readFocus } from './pictures/describe';
export {
  type ChosenFile,
  findUndescribed,
  isUndescribed,
  isUnmanaged,
  type NamedFile,
  newestFiles,
  refusalReason,
  toChosen,
  unmanagedFiles,
} from './pictures/find';
export {
  type Arriving,
  newArriving,
  ownFolder,
  type PictureDeps,
  placeOf,
  removeArriving,
} from './pictures/folder';
export { FileRefused, MAX_ALT_LENGTH, refusals, UPLOAD_MAX_BYTES } from './pictures/limits';
export { type Prepared, prepareFile } from './pictures/prepare-file';
export { refocusPicture, rotatePicture } from './pictures/reframe';
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
export { makePreview, previewRoutes } from './preview/make-preview';
export { hasPreview } from './preview/shown-on';
export { readDisclosureState } from './reads/disclosure';
export { recordsWithoutConsent } from './reads/without-consent';
export {
  type AdmissionDateRow,
  dateValue,
  type FullDates,
  findRegistrationFee,
  listAdmissionDates,
  listFormControls,
  listVacancies,
} from './routes/admission';
export { type GoalPurpose, listGoals, listPurposes } from './routes/purposes';
export { readRoutes } from './routes/read-routes';
export { factRoutes } from './routes/school-settings';
export {
  followFacts,
  readSettings,
  startFollowingFacts,
} from './school-settings/read-facts';
export { saveFacts } from './school-settings/save-facts';
export { factInputs, type Typed, typedOf } from './school-settings/typed-facts';
export { demoNews } from './seed/news';
export { seedOnce } from './seed/seed-once';
export { changeRoutes, isOnSite, lastPoll } from './site-changes';
