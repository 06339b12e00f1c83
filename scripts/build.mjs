import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addCompileHints } from './run/compile-hints.mjs';
import { keepPreviousBuilds, removeBuildFromStylesheets } from './run/previous-builds.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** Our own programs, bundled without their packages. */
const programs = {
  env: 'lib/env.ts',
  server: 'server.ts',
  'page-cache': 'lib/page-cache/handler.ts',
  variants: 'lib/page-cache/variants.ts',
  'school-api': 'school-api/main.ts',
  'school-cli': 'school-api/cli/main.ts',
};

/**
 * React renders the office and would choose its build by `NODE_ENV`, which here decides how strict the
 * start is. Without this the office would take twice as long.
 */
const react = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/server': 'react-dom/cjs/react-dom-server-legacy.browser.production.js',
};

export async function buildPrograms() {
  const { build, stop } = await import('esbuild');
  mkdirSync('build', { recursive: true });
  rmSync('build/chunks', { recursive: true, force: true });
  await build({
    entryPoints: programs,
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // One copy of each module per process, so that the server and Next's cache handler share the pages.
    splitting: true,
    chunkNames: 'chunks/[hash]',
    packages: 'external',
    alias: Object.fromEntries(
      Object.entries(react).map(([name, file]) => [name, resolve('node_modules', file)]),
    ),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  await build({
    entryPoints: { 'sandbox-checkout': 'school-api/money/sandbox/checkout/main.ts' },
    outdir: 'build',
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const { buildAppStart, buildEnhance } = await import('./build-enhance.mjs');
  const enhance = { ...(await buildEnhance()), appStart: await buildAppStart() };
  writeFileSync('build/enhance.json', JSON.stringify(enhance));
  const { buildOffice } = await import('./build-office.mjs');
  await buildOffice();
  // Its process would hold 160 MB while Next builds.
  await stop();
}

/** @param {{ standalone?: boolean }} [options] for a folder that runs without npm: docs/deploying.md */
export async function build({ standalone = false } = {}) {
  for (const file of ['build/stamp', 'build/standalone']) rmSync(file, { force: true });
  const hash = sourcesHash();
  await buildPrograms();
  writeFileSync('build/deployment', hash.slice(0, 16));
  // next.config.mjs looks for this file.
  if (standalone) writeFileSync('build/standalone', '');
  run(['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  removeBuildFromStylesheets('.next');
  addCompileHints('.next');
  keepPreviousBuilds('.next', 'build/older');
  if (standalone) {
    const { completeStandalone } = await import('./run/standalone.mjs');
    await completeStandalone();
  }
  writeFileSync('build/stamp', hash);
}

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new StopWithMessage('The build failed; see its message above.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(() => build({ standalone: process.argv.includes('--standalone') }));
}
