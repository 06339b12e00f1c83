import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What a client may do within ten minutes; each process counts alone. */
const SECONDS = 600;
const POINTS = {
  /** Codes, passkeys and links that are tried or asked for without a session. */
  tries: 60,
  /** Refusals that are written to the audit, so that nobody fills it. */
  refusals: 20,
  /** The same over all clients. */
  allRefusals: 500,
} as const;

export type OfficeLimits = ReturnType<typeof createLimits>;

export function createLimits() {
  const limiters = Object.fromEntries(
    Object.entries(POINTS).map(([keyPrefix, points]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, points, duration: SECONDS }),
    ]),
  );
  /** Whether there was one left. */
  return async (name: keyof typeof POINTS, key: string): Promise<boolean> => {
    try {
      await limiters[name]?.consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  };
}
