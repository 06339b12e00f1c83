/** For fixtures that a worker's tests share: programs may start slower than a test's timeout. */
export const shared = { scope: 'worker', timeout: 180_000 } as const;
