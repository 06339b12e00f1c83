import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { callLazily } from '@/components/forms/lazy-parts';
import { NO_CONNECTION } from '@/lib/forms/outcome';

const parts = readdirSync('components')
  .map((area) => `components/${area}`)
  .flatMap((folder) => ['lazy.ts', 'later-steps.ts'].map((file) => ({ folder, file })))
  .filter(({ folder, file }) => existsSync(`${folder}/${file}`))
  .flatMap(({ folder, file }) => {
    const imports = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/import\('([^']+)'\)/g);
    return [...imports].map(([, part = '']) => ({ part, folder }));
  });

if (parts.length === 0) throw new Error('no part of a form is loaded lazily');

async function bundle(part: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import '${part}'`, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

describe('a lazily loaded part of a form', () => {
  it.each(parts)('$folder $part evaluates no code when first loaded', async (one) => {
    const tried: unknown[] = [];
    const window = {};
    const page = createContext({
      window,
      navigator: { userAgent: '' },
      console,
      setTimeout,
      URL,
      Function: class {
        constructor(...code: unknown[]) {
          tried.push(code);
        }
      },
    });
    runInContext(await bundle(one.part, one.folder), page);
    expect(tried).toEqual([]);
  });
});

it('a call whose part cannot be loaded counts as a lost connection, and the next one loads it again', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError('no network');
    return { send: async () => ({ ok: true as const, data: 'sent' }) };
  };
  const send = () => callLazily(load, (calls) => calls.send());
  const failure = { kind: 'offline', message: NO_CONNECTION };
  expect(await send()).toEqual({ ok: false, failure });
  isOnline = true;
  expect(await send()).toEqual({ ok: true, data: 'sent' });
});
