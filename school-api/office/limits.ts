import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A client's limits per ten minutes; counted per process. */
const SECONDS = 600;
const POINTS = {
  /** Codes, passkeys and links tried or requested without a session. */
  tries: 60,
  /** Audited refusals, so that nobody fills the audit. */
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
  /** Whether one was left. */
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
