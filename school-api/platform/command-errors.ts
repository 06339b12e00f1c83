/** Invalid arguments: exit code 2. */
export class UsageError extends Error {}

/** An expected failure, reported by its message without a stack: exit code 1. */
export class OfficeError extends Error {}
