/** For what the tests of a worker share. Programs that start may take longer than a test may. */
export const shared = { scope: 'worker', timeout: 180_000 } as const;
