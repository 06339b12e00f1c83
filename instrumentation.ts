/** Runs once, before the server takes requests. The name of the runtime is filled in by the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stampClientAddress } = await import('@/lib/bff/client-ip');
  const { env } = await import('@/lib/env');
  const { compressOnce } = await import('@/lib/http/compress-once');
  const { onRequest } = await import('@/lib/http/on-request');
  onRequest([stampClientAddress(env().TRUST_PROXY), compressOnce]);
}
