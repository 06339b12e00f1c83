// @ts-check
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/** Runs every check that starts no program. The checks are TypeScript, so the packages are installed first. */
runMain(async () => {
  ensureInstalled();
  const { runTypeScript } = await import('./run/typescript.mjs');
  await runTypeScript('scripts/checks/verify.ts');
});
