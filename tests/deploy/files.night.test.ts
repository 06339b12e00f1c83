import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { WRONG_VARIABLES_EXIT } from '@/contract/facts/variables';
import { variableNames } from '@/scripts/configuration/tables';
import { tempFolder } from '../support/temp-folder';

const text = (path: string) => readFileSync(`deploy/${path}`, 'utf8');
const guide = readFileSync('docs/deploying.md', 'utf8');
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

/** Of no use in a container, or set by the image. */
const notInContainers = [
  ...['PORT', 'SITE_HOST', 'SITE_DATA_DIR', 'SCHOOL_API_HOST', 'SCHOOL_API_PORT', 'NODE_ENV'],
  ...['SCHOOL_DATA_DIR', 'SCHOOL_API_READ_TIMEOUT_MS', 'SCHOOL_API_TIMEOUT_MS', 'DOCUMENTS'],
  ...['SCHOOL_CV_SCANNER', 'LOG_LEVEL', 'E2E_PORT', 'TEST_ALL'],
];

test('a container has every variable that a school may set', () => {
  const set = ['site-1', 'api-1'].flatMap((name) => Object.keys(environmentOf(name)));
  const missing = variableNames.filter((name) => ![...set, ...notInContainers].includes(name));
  expect(missing).toEqual([]);
  const named = found(text('compose.env.example'), /^([A-Z_]+)=/gm);
  expect([...new Set(found(text('compose.yaml'), /\$\{([A-Z_]+):/g))].sort()).toEqual(named.sort());
});

test('a drop-in of the documentation is not overridden by the file of the unit', () => {
  const dropIns = found(guide, /`Environment=([A-Z_]+)=/g);
  expect(dropIns).toEqual(['OFFICE_PORT']);
  const set = found(text('systemd/api.env'), /^([A-Z_]+)=/gm);
  expect(set.filter((name) => dropIns.includes(name))).toEqual([]);
});

test('a program starts again until it can, except with a wrong variable', () => {
  for (const name of ['school-api@.service', 'school-site@.service']) {
    const unit = text(`systemd/${name}`);
    expect(unit).toContain('StartLimitIntervalSec=0\n');
    expect(unit).toContain(`RestartPreventExitStatus=${WRONG_VARIABLES_EXIT}\n`);
  }
});

test('the commands of the guide make the folder of nginx’s cache, and keep logs of nginx for a year', () => {
  const [cache = ''] = found(text('nginx/school.conf'), /^proxy_cache_path (\S+)/gm);
  const made = found(guide, /^install -d (.*)$/gm).flatMap((folders) => folders.split(' '));
  expect(made).toContain(dirname(cache));

  // As Debian's file, whose scripts also have the word.
  const debian = (days: number) =>
    `\trotate ${days}\n\t\tif [ -d /etc/logrotate.d/httpd-prerotate ]; then \\\n\t\tinvoke-rc.d nginx rotate >/dev/null\n`;
  const file = join(tempFolder(), 'nginx');
  writeFileSync(file, debian(14));
  const [command = ''] = found(guide, /^(sed .*)$/gm);
  execFileSync('sh', ['-c', command.replace('/etc/logrotate.d/nginx', file)]);
  expect(readFileSync(file, 'utf8')).toBe(debian(365));
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
