/** Runs once, before the server takes requests. The name of the runtime is filled in by the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchClientAddresses } = await import('@/lib/bff/client-ip');
  const { env } = await import('@/lib/env');
  watchClientAddresses(env().TRUST_PROXY);
}
