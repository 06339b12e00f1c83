/** Runs once, before the server takes requests. The name of the runtime is filled in by the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stampClientAddress } = await import('@/lib/bff/client-ip');
  const { env } = await import('@/lib/env');
  const { compressOnce } = await import('@/lib/http/compress-once');
  const { onRequest } = await import('@/lib/http/on-request');
  const { dropRepeated } = await import('@/lib/http/one-variant');
  const { limitPatience, patience } = await import('@/lib/http/patience');
  const { plainAnswers } = await import('@/lib/http/plain-answers');
  const { plainRequests } = await import('@/lib/http/plain-requests');
  const { safeHeaders } = await import('@/lib/http/safe-headers');
  const { redirectUntidy } = await import('@/lib/http/tidy-address');
  const { forbidIndexing } = await import('@/lib/http/unindexed');
  const { stampNeighbour } = await import('@/lib/metrics/visitor');
  const { watchRequests } = await import('@/lib/metrics/watch-requests');
  const { followServer, stopGracefully } = await import('@/lib/shutdown/graceful-stop');
  const { aliasPaths, contractPaths } = await import('@/lib/page-cache/route-table');
  const production = process.env.NODE_ENV === 'production';
  if (production) {
    stopGracefully({ delayMs: env().SHUTDOWN_DELAY_MS, limitMs: env().SHUTDOWN_LIMIT_MS });
  }
  onRequest([
    stampNeighbour,
    limitPatience(patience),
    safeHeaders({ https: env().SITE_URL.startsWith('https:'), policy: production }),
    // The workshop's pages talk to its server in the framework's own words.
    ...(production ? [plainRequests, plainAnswers] : []),
    followServer,
    watchRequests,
    stampClientAddress(env().TRUST_PROXY),
    dropRepeated,
    redirectUntidy([...contractPaths, ...aliasPaths]),
    ...(env().SITE_INDEXABLE ? [] : [forbidIndexing]),
    compressOnce,
  ]);
}
