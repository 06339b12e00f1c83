import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { newFolder } from '@/scripts/run/folder';
import { freePort, run } from '../../../e2e/support/process';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    api: string;
    inPage: string;
  }
}

/** The built site with its own embedded API, for all engines. */
export default async function setup(project: TestProject) {
  const [port, apiPort] = [Number(process.env.E2E_PORT) || (await freePort()), await freePort()];
  const site = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    SCHOOL_API_PORT: String(apiPort),
    SITE_DATA_DIR: newFolder('engines-site'),
    SCHOOL_DATA_DIR: newFolder('engines-school'),
    RATE_LIMIT_FACTOR: '1000',
    SCHOOL_API_READ_TIMEOUT_MS: '20000',
    LOG_LEVEL: 'warn',
  };
  const program = await run(['scripts/start.mjs'], env, /Stop both with Ctrl-C/);
  project.provide('site', site);
  project.provide('api', `http://127.0.0.1:${apiPort}`);
  project.provide('inPage', await bundleInPage());
  return () => program.stop();
}

async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/engines/in-page/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}
