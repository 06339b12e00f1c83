/** Other modules import only from here. */

export { headOf } from './backup/head';
export { openBackup } from './backup/read-backup';
export { removeOldBackups } from './backup/remove-old';
export { restoreBackup } from './backup/restore';
export { type Snapshot, withSnapshot } from './backup/snapshot';
export { verifyBackup } from './backup/verify-backup';
export { writeBackup } from './backup/write-backup';
export { cacheFindings } from './checks/cache-findings';
export { advice, type Check, type CheckDeps, type Finding, serious } from './checks/check';
export { liveDeps } from './checks/live-deps';
export { listUncertain, UNCERTAIN_DAYS } from './checks/rows';
export { runChecks } from './checks/run-checks';
export { startNote } from './daily-note/start-note';
export { SEPARATE_FINDINGS } from './daily-note/write-note';
export { startReleasing } from './decisions/start-releasing';
export { healthRoutes, readyRoutes } from './health/routes';
export { refuseDemoSchool } from './identity';
export { createMetrics } from './metrics/metrics';
export { metricsRoutes } from './metrics/routes';
export { startReminders } from './reminders';
