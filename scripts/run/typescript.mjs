// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a TypeScript file of scripts/ and exits with its exit code.
 *
 * @param {string} file
 */
export async function runTypeScript(file) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both processes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
