/**
 * One person's data: what is stored, correction, erasure, the access log, and how long records are kept.
 * Other modules import only from here.
 */

export { actorName, type Change, changesOf, pieces } from './audit/describe';
export { type Names, namesOf } from './audit/record-names';
export { GROUPS, groupOf } from './audit/sentences';
export * from './person/access-log';
export { ACCESS_COLUMNS, pagesOfAccesses } from './person/access-records';
export { affectedTable, findAddress, pagesOfAffected } from './person/affected';
export { collectPerson } from './person/collect-person';
export { eraseApplication } from './person/erase-application';
export { erasePerson, keptUntil, previewErasure, retentionReason } from './person/erase-person';
export { personHash } from './person/person-hash';
export { listCorrections, markCorrected } from './person/request-correction';
export { withdrawConsent } from './person/withdraw-consent';
export { limitsAt } from './retention/limits';
export { type Counted, countOutdated, removeOutdated } from './retention/run-retention';
export { startRetention } from './retention/start-retention';
export { privacyRoutes } from './routes';
