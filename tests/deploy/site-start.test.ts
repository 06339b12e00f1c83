import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { school } from '@/content/school';
import { isDemoSchool } from '../support/demo-school';

/** Inside the repository, where the bundle finds its packages. */
const folder = path.resolve('node_modules/.cache/site-start-test');

beforeAll(async () => {
  // As scripts/build.mjs makes it: modules of shared chunks are evaluated before those of the server.
  await build({
    entryPoints: { server: 'server.ts', 'page-cache': 'lib/page-cache/handler.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startExpectingFailure(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'server.mjs')], {
    encoding: 'utf8',
    env: { PATH, NODE_ENV: 'production', ...env },
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('the site names a wrong variable in one sentence, without a stack trace', () => {
  const { status, lines } = startExpectingFailure({ SITE_URL: 'school' });
  expect([status, lines]).toEqual([78, ['SITE_URL must be an http or https address']]);
});

if (isDemoSchool) {
  test('the site does not start for the public with the demo school, and names each value', () => {
    const { status, lines } = startExpectingFailure({ SITE_URL: 'https://www.vraja-school.in' });
    expect(status).toBe(78);
    expect(lines).toContain(`  name: ${school.name}`);
    expect(lines).toContain(`  session: ${school.session}`);
    expect(lines.filter((line) => /^ {2}social /.test(line))).toHaveLength(school.social.length);
    expect(lines.join('\n')).not.toContain(' at ');
  });
}
