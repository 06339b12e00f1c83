import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMIT = 8 * 1024;

const browserCode = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  target: 'es2020',
  charset: 'utf8',
  legalComments: 'none',
};

/** The script that lib/page-cache inlines into apps. */
export async function buildAppStart() {
  const { outputFiles } = await build({
    ...browserCode,
    entryPoints: ['enhance/app/main.ts'],
    minify: true,
    format: 'iife',
  });
  return outputFiles[0].text.trim();
}

/** Bundles enhance/ into the script of documents; fails when it exceeds its size limit. */
export async function buildEnhance({ minify = true, file = `${ROOT}public/enhance.js` } = {}) {
  const { outputFiles } = await build({
    ...browserCode,
    entryPoints: ['enhance/main.ts'],
    minify,
    format: 'esm',
    sourcemap: minify ? false : 'inline',
  });
  const code = outputFiles[0].contents;
  const gzipBytes = gzipSync(code, { level: 9 }).byteLength;
  if (minify && gzipBytes > LIMIT) {
    throw new Error(`enhance.js is ${gzipBytes} bytes gzipped; its limit is ${LIMIT}`);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { path: '/enhance.js', hash, gzipBytes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { hash, gzipBytes } = await buildEnhance();
  console.log(`public/enhance.js ${hash}, ${gzipBytes} bytes gzipped`);
}
