import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { hintScripts } from './run/compile-hints.mjs';
import { dropBuildFromSheets, keepOlderFiles } from './run/older-files.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** Programs of ours that run beside Next: bundled, with packages left where npm put them. */
const programs = {
  env: 'lib/env.ts',
  'page-cache': 'lib/page-cache/handler.ts',
  variants: 'lib/page-cache/variants.ts',
  'school-api': 'school-api/main.ts',
  'school-cli': 'school-api/cli/main.ts',
};

export async function buildPrograms() {
  const { build } = await import('esbuild');
  mkdirSync('build', { recursive: true });
  await build({
    entryPoints: programs,
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  await build({
    entryPoints: { 'sandbox-checkout': 'school-api/sandbox/checkout/main.ts' },
    outdir: 'build',
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const { buildEnhance } = await import('./build-enhance.mjs');
  writeFileSync('build/enhance.json', JSON.stringify(await buildEnhance({ minify: true })));
}

export async function build() {
  rmSync('build/stamp', { force: true });
  const hash = sourcesHash();
  await buildPrograms();
  writeFileSync('build/deployment', hash.slice(0, 16));
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new StopWithMessage('The build failed; see its message above.');
  dropBuildFromSheets('.next');
  hintScripts('.next');
  keepOlderFiles('.next', 'build/older');
  if (process.env.STANDALONE === '1') {
    const { completeStandalone } = await import('./run/standalone.mjs');
    await completeStandalone();
  }
  writeFileSync('build/stamp', hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) runMain(build);
