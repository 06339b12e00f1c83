import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'tailwindcss';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** Style sheet, scripts and fonts of the office, with content hashes in their names. */
export async function buildOffice({ minify = true, folder = `${ROOT}build/office` } = {}) {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'school-api/office/css/office.css', out: 'office' },
      { in: 'school-api/office/browser/main.ts', out: 'office' },
      // Separate because it is as large as everything else: only screens with an editor load it.
      { in: 'school-api/office/browser/rich-text/main.ts', out: 'office-rich-text' },
    ],
    outdir: folder,
    entryNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    publicPath: '/files',
    loader: { '.woff2': 'file', '.svg': 'file' },
    plugins: [tailwind],
    bundle: true,
    minify,
    format: 'esm',
    target: ['es2020', 'chrome111', 'firefox128', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** The compiler of @tailwindcss/postcss without PostCSS, which nothing else here needs. */
const tailwind = {
  name: 'tailwind',
  setup({ onLoad }) {
    onLoad({ filter: /office\.css$/ }, async ({ path }) => {
      const { build: toCss } = await compile(await readFile(path, 'utf8'), {
        base: dirname(path),
        loadStylesheet,
      });
      return { contents: toCss(await classNames()), loader: 'css', resolveDir: dirname(path) };
    });
  },
};

/** All words in lines with a class: Tailwind picks out its utilities. */
async function classNames() {
  const office = `${ROOT}school-api/office`;
  const files = (await readdir(office, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const sources = await Promise.all(files.map((name) => readFile(`${office}/${name}`, 'utf8')));
  const lines = sources.join('\n').match(/^.*class.*$/gim) ?? [];
  return lines.flatMap((line) => line.split(/[\s"'`{}=]+/));
}

async function loadStylesheet(id, base) {
  const path = id.startsWith('.') ? resolve(base, id) : require.resolve(id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildOffice();
