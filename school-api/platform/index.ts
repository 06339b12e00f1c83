/** Other modules import only from here. */

export { roundCounts } from './background/round-counts';
export { startWorker, type Worker } from './background/worker';
export { OfficeError, UsageError } from './command-errors';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
export { errorFacts } from './error-facts';
export { ApiError } from './http/api-error';
export { parseRange } from './http/byte-range';
export { clientKey, isLoopback, peerAddress } from './http/client-address';
export { handleErrors } from './http/errors';
export { fileBody } from './http/file-body';
export { GrantError } from './http/grant-error';
export { releaseHeadBody } from './http/head';
export { fieldsOf, invalid, readBytes, readJson } from './http/json-body';
export { type Listening, listen, type Program } from './http/listen';
export { RateLimitError } from './http/rate-limit-error';
export { type AppEnv, requestLog } from './http/request-log';
export { safeHeaders } from './http/safe-headers';
export { isDatabaseDown } from './is-database-down';
export { createLog, type Log } from './log';
export { countLimitReached, type LimitName, limitCounts } from './metrics/limit-counts';
export { isPublic } from './public-site';
export { hashToken, newToken } from './secret-token';
export { diskReason, errorCode, folderError, StartError } from './start-error';
export { type Disk, diskProblems, flush, freeBytes, isDiskFull } from './storage/disk';
export { addressKey, mailboxKey } from './text/mailbox-key';
export { maskEmail } from './text/mask';
