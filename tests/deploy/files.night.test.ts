import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { variableNames } from '@/scripts/configuration/tables';

const text = (path: string) => readFileSync(`deploy/${path}`, 'utf8');
const found = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));

const service = z.object({
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});
const network = z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) });
const compose = z
  .object({ services: z.record(z.string(), service), networks: z.object({ inside: network }) })
  .parse(parse(text('compose.yaml'), { merge: true }));
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

/** Read by Next and the C library. */
const others = ['MALLOC_ARENA_MAX', 'NEXT_TELEMETRY_DISABLED'];

test('every variable set in a file is one that the programs read', () => {
  const units = readdirSync('deploy/systemd').map((name) => text(`systemd/${name}`));
  const set = [
    ...units.flatMap((unit) => found(unit, /(?:^|^Environment=|[ ])"?([A-Z][A-Z_]{3,})=/gm)),
    ...found(text('Dockerfile'), /\s([A-Z_]{4,})=/g),
    ...['site-1', 'api-1'].flatMap((name) => Object.keys(environmentOf(name))),
  ];
  const known = [...variableNames, ...others];
  expect(set).toContain('SITE_URL');
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test('every file that nginx includes or a container mounts exists', () => {
  const all = readdirSync('deploy/nginx').map((name) => text(`nginx/${name}`));
  const included = found(all.join('\n'), /include school\/([\w.-]+);/g);
  const mounts = compose.services.nginx?.volumes ?? [];
  const mounted = mounts.flatMap((one) => found(one, /^\.\/nginx\/([^:]+)/g));
  expect(included).toContain('proxy.conf');
  expect([...included, ...mounted].filter((name) => !existsSync(`deploy/nginx/${name}`))).toEqual(
    [],
  );
});

test('nginx caches nothing below /api, and only nginx sets the visitor’s address', () => {
  const locations = text('nginx/school.conf').split(/\n {4}(?=location )/);
  const cached = locations.filter((one) => one.includes('cached.conf'));
  expect(cached.flatMap((one) => found(one, /^location ([^{]+) \{/g)).sort()).toEqual([
    '/',
    '/_next/image',
    '/_next/static/',
    '~ ^/(files|media)/',
  ]);
  expect(locations.some((one) => one.startsWith('location /api/ {'))).toBe(true);
  // `check` asks for it by the public name, so from an address that is not this machine's own.
  const closed = locations.filter((one) => one.includes('deny all')).join('\n');
  expect(closed).toContain('metrics');
  expect(closed).not.toContain('healthz');
  expect(text('nginx/proxy.conf')).toContain('X-Forwarded-For $remote_addr;');
  expect(text('nginx/office-proxy.conf')).toContain('X-Client-Ip $remote_addr;');
});

test('the school API and its office are reached through nginx alone', () => {
  const rules = (name: string) => found(text(`nginx/${name}`), /^(listen|allow|deny) ([^;]+);/gm);
  const subnet = compose.networks.inside.ipam.config[0]?.subnet;
  expect(rules('api-listen.conf')).toEqual([
    'listen 127.0.0.1:4080',
    'allow 127.0.0.0/8',
    'deny all',
  ]);
  expect(rules('api-listen-compose.conf')).toEqual(['listen 4080', `allow ${subnet}`, 'deny all']);
  expect(text('nginx/school-api.conf')).not.toMatch(/^\s*(listen|allow) /m);
  expect(compose.services['api-1']?.ports).toEqual([]);
  expect(environmentOf('api-1')).toMatchObject({ TRUST_CLIENT_IP: '1' });
  expect(environmentOf('site-1')).toMatchObject({ TRUST_PROXY: '1' });
});

test('every folder that a unit writes to is made by that unit', () => {
  for (const name of readdirSync('deploy/systemd').filter((one) => one.endsWith('.service'))) {
    const unit = text(`systemd/${name}`);
    const made = [
      ...found(unit, /^StateDirectory=(.*)$/gm).map((folder) => `/var/lib/${folder}`),
      ...found(unit, /^ExecStartPre=\+\/usr\/bin\/install -d .* (\S+)$/gm),
      // The API's own unit creates this folder.
      ...(name === 'school-backup.service' ? ['/var/lib/school/api'] : []),
    ];
    const written = [
      ...found(unit, /_DATA_DIR=(\S+)/g),
      ...found(unit, /^ReadWritePaths=(.*)$/gm).flatMap((folders) => folders.split(' ')),
      ...found(unit, /backup\.sh (\S+)/g),
    ].map((folder) => folder.replace(/^-/, ''));
    expect(written, name).not.toEqual([]);
    expect(
      written.filter((folder) => !made.includes(folder)),
      name,
    ).toEqual([]);
  }
});
