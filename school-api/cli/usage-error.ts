/** The command was not written as it must be; the message says how. */
export class UsageError extends Error {}

/** The command cannot be done, for a reason that its message says. */
export class OfficeError extends Error {}
