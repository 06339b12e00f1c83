type Version = { version: string; since: string; hash: string };

/**
 * When the text of a policy changes, its version is raised, with the day from which it is in force; the
 * test of the policies names the new hash. Facts of the school and periods do not count.
 */
export const versions = {
  privacy: { version: '3', since: '2026-11-25', hash: '6c1dc6f59a6be361' },
  terms: { version: '1', since: '2026-11-22', hash: '621bfb661a43404e' },
  refundPolicy: { version: '1', since: '2026-11-22', hash: '888b8d01eba29560' },
} as const satisfies Record<string, Version>;
