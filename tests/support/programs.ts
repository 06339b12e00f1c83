import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Running from source would start twice as slowly, and some start a hundred times. */
const sources = {
  'school-api': 'school-api/main.ts',
  'school-cli': 'school-api/cli/main.ts',
  crash: 'tests/crash/program.ts',
};

export const programFile = (name: keyof typeof sources) => `build/test-programs/${name}.mjs`;

/** Bundles each program into one file before the tests. */
export default async function bundlePrograms(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: sources,
    outdir: 'build/test-programs',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // They read neighbouring files.
    external: ['pdfkit', 'pg-native', 'sharp'],
    // For CommonJS packages.
    banner: {
      js: "import { createRequire as ownRequire } from 'node:module'; const require = ownRequire(import.meta.url);",
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  });
  mkdirSync('build/test-programs', { recursive: true });
  for (const { path, contents } of outputFiles) {
    // Atomic: tests of another run may just be starting it.
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}
