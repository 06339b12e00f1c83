/** Other modules import only from here. */

export { toAnswers } from './admissions/answer-columns';
export { findApplication } from './admissions/applications';
export { checkCode, hashCode, newCode } from './admissions/check-code';
export { correctApplication } from './admissions/correct';
export {
  deleteReceived,
  documentsOf,
  dropRequest,
  dropRequests,
  hasDocument,
  markOpened,
  requestDocuments,
} from './admissions/documents';
export { readFormFields } from './admissions/form-fields';
export { datesToMoveTo, isTestAhead, moveToDate, planMove } from './admissions/move-test';
export { notifyFamily } from './admissions/notify-family';
export {
  isAhead,
  isOver,
  offeredDates,
  offeredTests,
  testIn,
  testOf,
} from './admissions/offered-dates';
export {
  holdPlace,
  isUndecided,
  mayTakeTest,
  owesFee,
  placesLeft,
  readFullDates,
  STATES_WITHOUT_PLACE,
} from './admissions/places';
export { privacyControls } from './admissions/privacy-controls';
export { findRegistered } from './admissions/registered';
export {
  isClosed,
  refuseClosed,
  requireGrant,
  unknownApplication,
} from './admissions/require-open';
export { DAY_MAX_WRONG_TRIES } from './admissions/settings';
export { requireCaptcha } from './captcha/recaptcha';
export type { FormDeps } from './deps';
export { detectType } from './files/detect-type';
export { newFile, removeAbandonedFiles, removeFiles } from './files/folder';
export { isKnownFile, removeOrphanedFiles } from './files/orphans';
export { receivedBytes } from './files/storage';
export { requireOrderGrant } from './grants';
export { readGrant } from './mailbox/grant';
export { drained, feedForm, isFileError, isMultipartType } from './multipart';
export { formRoutes } from './routes';
export { type CaptchaSettings, type FormSettings, formSettings, formVariables } from './variables';
