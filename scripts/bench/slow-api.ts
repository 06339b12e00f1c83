import { startProgram } from '../run/program';

/** A proxy to the school API that delays each answer until it is switched to fast. */
export async function startSlowApi(apiUrl: string, delayMs: number) {
  const { found, pid, stop } = await startProgram(['scripts/bench/slow-api-process.mjs'], {
    ready: /listening on (\d+)/,
    env: { TARGET: apiUrl, DELAY_MS: String(delayMs) },
  });
  return {
    url: `http://127.0.0.1:${found}`,
    hurry: () => {
      if (pid !== undefined) process.kill(pid, 'SIGUSR2');
    },
    stop: () => stop(),
  };
}
