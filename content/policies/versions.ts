type Version = { version: string; since: string; hash: string };

/**
 * When the text of a policy changes, raise its version and set its effective date; the policy test
 * prints the new hash. School facts and retention periods do not count.
 */
export const versions = {
  privacy: { version: '6', since: '2026-11-26', hash: '541f55834d1b25b7' },
  terms: { version: '2', since: '2026-11-25', hash: 'b35fc1770a7d59b2' },
  refundPolicy: { version: '2', since: '2026-11-25', hash: 'df696fa8a0acbfea' },
} as const satisfies Record<string, Version>;
