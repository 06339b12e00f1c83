// @ts-check
import { spawn } from 'node:child_process';
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/**
 * `npm run verify`, `npm test` and `npm run test:all`. The checks are TypeScript, so the packages are
 * installed first.
 */
runMain(async () => {
  ensureInstalled();
  const args = ['--import', 'tsx', 'scripts/checks/main.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both processes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
