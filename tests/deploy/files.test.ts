import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const text = (path: string) => readFileSync(path, 'utf8');

/** Where the two programs name their variables. */
const sources = [
  'lib/env.ts',
  ...readdirSync('school-api', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)([a-z]+-)?(variables|config)\.ts$/.test(name))
    .map((name) => `school-api/${name}`),
].map(text);
/** Read by Node, Next and our own scripts. */
const others = ['NODE_ENV', 'HOSTNAME', 'KEEP_ALIVE_TIMEOUT', 'BACKUP_STOP', 'BACKUP_START'];
const isKnown = (name: string) =>
  others.includes(name) || sources.some((source) => new RegExp(`\\b${name}:`).test(source));

const service = z.object({ environment: z.record(z.string(), z.string()).optional() });
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(text('deploy/compose.yaml'), { merge: true }));

test('every variable that a file sets is one that the programs read', () => {
  const units = readdirSync('deploy/systemd').map((name) => text(`deploy/systemd/${name}`));
  const set = [
    ...units.flatMap((unit) => [...unit.matchAll(/(?:^|^Environment=|[ ])"?([A-Z][A-Z_]{3,})=/gm)]),
    ...text('deploy/Dockerfile').matchAll(/\s([A-Z_]{4,})=/g),
  ].map(([, name = '']) => name);
  const ours = Object.entries(compose.services)
    .filter(([name]) => /^(site|api)/.test(name))
    .flatMap(([, { environment = {} }]) => Object.keys(environment));
  const build = ['STANDALONE', 'NEXT_TELEMETRY_DISABLED'];
  expect(set.length).toBeGreaterThan(20);
  expect(ours.length).toBeGreaterThan(10);
  expect([...set, ...ours].filter((name) => !isKnown(name) && !build.includes(name))).toEqual([]);
});

test('every file that nginx includes is there', () => {
  const all = readdirSync('deploy/nginx')
    .map((name) => text(`deploy/nginx/${name}`))
    .join('\n');
  const names = [...all.matchAll(/include school\/([\w.-]+);/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !existsSync(`deploy/nginx/${name}`))).toEqual([]);
});

test('nothing below /api is kept by nginx', () => {
  const locations = text('deploy/nginx/school.conf')
    .split(/\n {4}(?=location )/)
    .slice(1);
  const kept = locations
    .filter((one) => one.includes('cached.conf'))
    .map((one) => one.split(' {')[0]);
  expect(kept).toEqual(['location /', 'location /_next/image', 'location /_next/static/']);
  expect(locations.some((one) => one.startsWith('location /api/ {'))).toBe(true);
});

test('the visitor is named by nginx alone', () => {
  expect(text('deploy/nginx/proxy.conf')).toContain('X-Forwarded-For $remote_addr;');
  expect(text('deploy/systemd/site.env')).toMatch(/^TRUST_PROXY=1$/m);
});

test('units and containers start what a standalone build brings', () => {
  const made = text('scripts/run/standalone.mjs');
  expect(text('deploy/systemd/school-site@.service')).toContain('/usr/bin/node server.js');
  for (const file of ['systemd/school-api@.service', 'compose.yaml']) {
    expect(text(`deploy/${file}`)).toContain('build/school-api.mjs');
  }
  for (const program of ['school-api', 'school-cli']) expect(made).toContain(`'${program}'`);
  expect(made).toContain("'deploy'");
});
