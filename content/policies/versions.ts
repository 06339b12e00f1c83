type Version = { version: string; since: string; hash: string };

/**
 * When the text of a policy changes, raise its version and set its effective date; the policy test
 * prints the new hash. School facts and retention periods do not count.
 */
export const versions = {
  privacy: { version: '6', since: '2026-11-26', hash: 'bfe0dddd6da045e2' },
  terms: { version: '2', since: '2026-11-25', hash: '288d630a51698f6a' },
  refundPolicy: { version: '2', since: '2026-11-25', hash: 'ba48545469126b83' },
} as const satisfies Record<string, Version>;
