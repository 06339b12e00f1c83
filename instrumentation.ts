/** Runs once, before the server takes requests. The name of the runtime is filled in by the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stampClientAddress } = await import('@/lib/bff/client-ip');
  const { env } = await import('@/lib/env');
  const { compressOnce } = await import('@/lib/http/compress-once');
  const { onRequest } = await import('@/lib/http/on-request');
  const { dropRepeated } = await import('@/lib/http/one-variant');
  const { redirectUntidy } = await import('@/lib/http/tidy-address');
  const { forbidIndexing } = await import('@/lib/http/unindexed');
  const { aliasPaths, contractPaths } = await import('@/lib/page-cache/route-table');
  onRequest([
    stampClientAddress(env().TRUST_PROXY),
    dropRepeated,
    redirectUntidy([...contractPaths, ...aliasPaths]),
    ...(env().SITE_INDEXABLE ? [] : [forbidIndexing]),
    compressOnce,
  ]);
}
