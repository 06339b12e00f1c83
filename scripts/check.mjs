// @ts-check
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/**
 * `npm run verify`, `npm test` and `npm run test:all`. The checks are TypeScript, so the packages are
 * installed first.
 */
runMain(async () => {
  ensureInstalled();
  const { runTypeScript } = await import('./run/typescript.mjs');
  await runTypeScript('scripts/checks/main.ts');
});
