import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { retentionVariables } from '@/contract/facts/retention-variables';
import { readConfig } from '@/school-api/config';
import { API_FLAGS, SITE_FLAGS } from '@/scripts/run/node-flags.mjs';

const text = (path: string) => readFileSync(path, 'utf8');

/** The modules in which the two programs define their variables. */
const sources = [
  'lib/env.ts',
  'contract/facts/retention-variables.ts',
  ...readdirSync('school-api', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)([a-z]+-)?(variables|config)\.ts$/.test(name))
    .map((name) => `school-api/${name}`),
].map(text);
/** Read by Node, Next, the C library and our own scripts. */
const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'BACKUP_STOP', 'BACKUP_START'];
const isKnown = (name: string) =>
  others.includes(name) || sources.some((source) => new RegExp(`\\b${name}:`).test(source));

const service = z.object({
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const network = z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) });
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.object({ inside: network }),
  })
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

test('whatever starts the site, the C library keeps little of what scaling pictures needed', () => {
  expect(text('deploy/systemd/school-site@.service')).toContain('MALLOC_ARENA_MAX=2');
  expect(text('deploy/Dockerfile')).toContain('MALLOC_ARENA_MAX=2');
  expect(text('scripts/run/node-flags.mjs')).toContain("MALLOC_ARENA_MAX || '2'");
});

test('every file that nginx includes is there', () => {
  const all = readdirSync('deploy/nginx')
    .map((name) => text(`deploy/nginx/${name}`))
    .join('\n');
  const names = [...all.matchAll(/include school\/([\w.-]+);/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !existsSync(`deploy/nginx/${name}`))).toEqual([]);
});

test('nothing below /api is cached by nginx', () => {
  const locations = text('deploy/nginx/school.conf')
    .split(/\n {4}(?=location )/)
    .slice(1);
  const kept = locations
    .filter((one) => one.includes('cached.conf'))
    .map((one) => one.split(' {')[0]);
  expect(kept).toEqual(['location /', 'location /_next/image', 'location /_next/static/']);
  expect(locations.some((one) => one.startsWith('location /api/ {'))).toBe(true);
});

test('only nginx sets the address of the visitor', () => {
  expect(text('deploy/nginx/proxy.conf')).toContain('X-Forwarded-For $remote_addr;');
  expect(text('deploy/systemd/site.env')).toMatch(/^TRUST_PROXY=1$/m);
});

test('nginx gives the office a host name of its own, and unknown names stay with the site', () => {
  const [site, office] = ['school.conf', 'school.office.conf'];
  // The first server block that nginx reads answers unknown names.
  expect(
    ['/etc/nginx/conf.d/school.office.conf', '/etc/nginx/conf.d/school.conf'].sort()[0],
  ).toContain(site);
  expect('default.conf' < office).toBe(true);
  const conf = text(`deploy/nginx/${office}`);
  expect(conf).toMatch(/^ {4}server_name office\.school\.example\.org;$/m);
  expect(conf).not.toContain('default_server');
  expect(conf).toContain('proxy_next_upstream off;');
  const proxy = text('deploy/nginx/office-proxy.conf');
  expect(proxy).toContain('X-Client-Ip $remote_addr;');
  expect(proxy).toContain('Host $host;');
  expect(proxy).not.toContain('proxy_cache');
});

test('the office is off until a school says where it is', () => {
  for (const name of ['api.env', 'site.env']) {
    expect(text(`deploy/systemd/${name}`)).toMatch(/^OFFICE_URL=\nOFFICE_PORT=$/m);
  }
  for (const name of ['OFFICE_URL', 'OFFICE_PORT']) {
    expect(compose.services['api-1']?.environment).toMatchObject({ [name]: `\${${name}:-}` });
  }
  expect(compose.services['site-1']?.environment).not.toHaveProperty('OFFICE_PORT');
  expect(portsOf('office-upstream-compose.conf')).toEqual(['4100', '4100']);
});

test('units and containers start what a standalone build brings', () => {
  const made = text('scripts/run/standalone.mjs');
  expect(text('deploy/systemd/school-site@.service')).toMatch(
    new RegExp(`/usr/bin/node ${SITE_FLAGS.join(' ')} build/server\\.mjs`),
  );
  const started = JSON.stringify(['node', ...SITE_FLAGS, 'build/server.mjs']).replaceAll(',', ', ');
  expect(text('deploy/Dockerfile')).toContain(`CMD ${started}`);
  for (const file of ['systemd/school-api@.service', 'compose.yaml']) {
    expect(text(`deploy/${file}`)).toContain('build/school-api.mjs');
    for (const flag of API_FLAGS) expect(text(`deploy/${file}`)).toContain(flag);
  }
  for (const program of ['school-api', 'school-cli']) expect(made).toContain(`'${program}'`);
  expect(made).toContain("'deploy'");
  const config = 'build/release-config.json';
  expect(made).toContain(config);
  expect(text('lib/files/release-config.ts')).toContain(config);
  expect(text('server.ts')).toContain('loadReleaseConfig(process.env);');
});

const nginx = compose.services.nginx;
const healthOf = (name: string) => {
  const { test = [] } = compose.services[name]?.healthcheck ?? {};
  const [, port, path] = /fetch\('http:\/\/127\.0\.0\.1:(\d+)([^']*)'\)/.exec(test.join(' ')) ?? [];
  return { port, path };
};
const portsOf = (name: string) =>
  [...text(`deploy/nginx/${name}`).matchAll(/^server [\w.-]+:(\d+) /gm)].map(([, port]) => port);

test('what is asked for its health is where the program listens, and answers there', () => {
  const docker = text('deploy/Dockerfile');
  const [site, api] = [/\bPORT=(\d+)/, /SCHOOL_API_PORT=(\d+)/].map((one) => one.exec(docker)?.[1]);
  expect(healthOf('site-1')).toEqual({ port: site, path: '/api/readyz' });
  expect(existsSync('app/api/readyz/route.ts')).toBe(true);
  expect(healthOf('api-1')).toEqual({ port: api, path: '/readyz' });
  const routes = text('school-api/app.ts');
  expect(routes).toContain("app.route('/readyz', ");
  expect(docker).toContain(`EXPOSE ${site} ${api}`);
  expect(portsOf('upstream-compose.conf')).toEqual([site, site]);
  expect(portsOf('api-upstream-compose.conf')).toEqual([api, api]);
});

test('the API of the containers counts parents, not the sites that pass their calls on', () => {
  expect(compose.services['api-1']?.environment).toMatchObject({ TRUST_CLIENT_IP: '1' });
  expect(compose.services['site-1']?.environment).toMatchObject({ TRUST_PROXY: '1' });
});

test('the office of the containers counts its people, not nginx, and only nginx reaches it', () => {
  const { environment = {}, ports } = compose.services['api-1'] ?? {};
  const { OFFICE_HOST = '', TRUST_CLIENT_IP = '' } = environment;
  expect(OFFICE_HOST).toBe('0.0.0.0');
  expect(readConfig({ OFFICE_HOST, TRUST_CLIENT_IP }).office.trustClientIp).toBe(true);
  expect(readConfig({ OFFICE_HOST }).office.trustClientIp).toBe(false);
  expect(ports).toEqual([]);
});

test('site and API of the containers have the same periods of retention', () => {
  for (const name of ['site-1', 'site-2', 'api-1', 'api-2']) {
    const { environment = {} } = compose.services[name] ?? {};
    for (const variable of Object.keys(retentionVariables)) {
      expect(environment[variable]).toBe(`\${${variable}:-}`);
    }
  }
});

test('every file that the containers mount is there, and every folder is one of theirs', () => {
  const mounts = nginx?.volumes ?? [];
  const files = mounts.flatMap((one) => /^\.\/(nginx\/[^:]+)/.exec(one)?.[1] ?? []);
  expect(files.filter((name) => !existsSync(`deploy/${name}`))).toEqual([]);
  const included = [
    ...text('deploy/nginx/school-api.conf').matchAll(/include school\/([\w.-]+);/g),
  ];
  for (const [, name] of included) {
    expect(mounts.some((one) => one.includes(`:/etc/nginx/school/${name}:`))).toBe(true);
  }
  const docker = text('deploy/Dockerfile');
  for (const [, folder] of docker.matchAll(/_DATA_DIR=(\S+)/g)) {
    expect(docker).toMatch(new RegExp(`install -d .*${folder}( |$)`, 'm'));
  }
});

test('the balancer of the APIs admits this machine alone, or the one network of the containers', () => {
  const rules = (name: string) =>
    [...text(`deploy/nginx/${name}`).matchAll(/^(listen|allow|deny) ([^;]+);/gm)].map(
      ([, a, b]) => `${a} ${b}`,
    );
  expect(rules('api-listen.conf')).toEqual([
    'listen 127.0.0.1:4080',
    'allow 127.0.0.0/8',
    'deny all',
  ]);
  const subnet = compose.networks.inside.ipam.config[0]?.subnet;
  expect(rules('api-listen-compose.conf')).toEqual(['listen 4080', `allow ${subnet}`, 'deny all']);
  expect(text('deploy/nginx/school-api.conf')).not.toMatch(/^\s*(listen|allow) /m);
  expect(nginx?.ports).toEqual(['80:80', '443:443']);
});

test('every folder that a unit writes to is made by that unit', () => {
  for (const name of readdirSync('deploy/systemd').filter((one) => one.endsWith('.service'))) {
    const unit = text(`deploy/systemd/${name}`);
    const state = [...unit.matchAll(/^StateDirectory=(.*)$/gm)].map(([, dir]) => `/var/lib/${dir}`);
    const made = [...unit.matchAll(/^ExecStartPre=\+\/usr\/bin\/install -d .* (\S+)$/gm)].map(
      ([, dir]) => dir,
    );
    const written = [
      ...[...unit.matchAll(/_DATA_DIR=(\S+)/g)].map(([, dir = '']) => dir),
      ...[...unit.matchAll(/^ReadWritePaths=(.*)$/gm)].flatMap(([, dirs = '']) => dirs.split(' ')),
      ...[...unit.matchAll(/backup\.sh (\S+)/g)].map(([, dir = '']) => dir),
    ];
    // The API's own unit creates this folder.
    const others = name === 'school-backup.service' ? ['/var/lib/school/api'] : [];
    const known = [...state, ...made, ...others];
    // A unit fails at the start if such a folder is missing.
    expect(written.length, name).toBeGreaterThan(0);
    expect(
      written.filter((dir) => !known.includes(dir.replace(/^-/, ''))),
      name,
    ).toEqual([]);
    for (const dir of made) expect(unit).toContain(`ReadWritePaths=-${dir}`);
  }
});
