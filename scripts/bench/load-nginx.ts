import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePorts } from '../run/ports.mjs';
import { startCommand } from '../run/program';
import { StopWithMessage } from '../run/stop.mjs';

/** Debian installs it outside the PATH of ordinary users. */
const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

type File = { bytes: Uint8Array; encoding: string };
type Options = { file?: File; apis?: readonly number[]; office?: number; keepLimits?: boolean };
type Ports = Record<'tls' | 'plain' | 'redirect' | 'file' | 'api', number>;

/**
 * Starts nginx with the files of deploy/nginx in a temporary folder. Only paths and ports differ,
 * and limits by address are off by default, because all load comes from one. `sites`, `apis` and
 * `office` are ports; `file` is served from disk at /as-file.
 */
export async function startNginx(
  folder: string,
  sites: readonly number[],
  { file, apis = [], office, keepLimits = false }: Options = {},
) {
  if (!program)
    throw new StopWithMessage('No nginx found. On Debian: apt-get install nginx-light.');
  const [tls = 0, plain = 0, redirect = 0, filePort = 0, api = 0] = await freePorts(5, '127.0.0.1');
  const ports = { tls, plain, redirect, file: filePort, api };
  writeFiles(folder, ports, file);
  const site = serverConf('school.conf', folder, ports);
  const conf = keepLimits ? site : site.replace(/^ *limit_(req|conn) .*\n/gm, '');
  writeFileSync(join(folder, 'conf.d/school.conf'), conf);
  writeServers(folder, 'upstream.conf', sites);
  writeServers(folder, 'api-upstream.conf', apis);
  if (apis.length > 0) writeBalancer(folder, ports);
  if (office !== undefined) {
    writeServers(folder, 'office-upstream.conf', [office]);
    const name = 'school.office.conf';
    writeFileSync(join(folder, 'conf.d', name), serverConf(name, folder, ports));
  }
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = program;
  const running = await startCommand(nginx, args, { ready: /start worker process/ });
  return {
    url: `https://127.0.0.1:${ports.tls}`,
    certificate: join(folder, 'school/tls/fullchain.pem'),
    plainUrl: `http://127.0.0.1:${ports.plain}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    fileUrl: `http://127.0.0.1:${ports.file}/as-file`,
    reload: [nginx, ...args, '-s', 'reload'],
    upstreamFile: join(folder, 'school/upstream.conf'),
    stop: () => running.stop(),
  };
}

function writeBalancer(folder: string, { api }: Ports): void {
  const listening = join(folder, 'school/api-listen.conf');
  writeFileSync(listening, readFileSync(listening, 'utf8').replace(':4080;', `:${api};`));
  cpSync('deploy/nginx/school-api.conf', join(folder, 'conf.d/school-api.conf'));
}

function writeServers(folder: string, name: string, servers: readonly number[]): void {
  const lines = servers.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;\n`);
  writeFileSync(join(folder, 'school', name), lines.join(''));
}

function writeFiles(folder: string, ports: Ports, file: File | undefined): void {
  for (const name of ['conf.d', 'logs', 'cache', 'school/tls', 'file']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  // Started by root, nginx works as another user.
  chmodSync(folder, 0o755);
  cpSync(resolve('deploy/nginx'), join(folder, 'school'), { recursive: true });
  makeCertificate(join(folder, 'school/tls'));
  if (file) writeFileSync(join(folder, 'file/as-file'), file.bytes);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder, ports, file?.encoding ?? ''));
}

/** The server also listens without TLS, to leave its cost out of the comparison with a file. */
function serverConf(name: string, folder: string, ports: Ports): string {
  return readFileSync(join('deploy/nginx', name), 'utf8')
    .replaceAll('/etc/nginx/school', join(folder, 'school'))
    .replaceAll('/var/cache/nginx/school', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', join(folder, 'logs'))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.redirect};`)
    .replace(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${ports.tls} ssl http2; listen 127.0.0.1:${ports.plain};`,
    );
}

function mainConf(folder: string, ports: Ports, encoding: string): string {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/conf.d/*.conf;
  server {
    listen 127.0.0.1:${ports.file};
    access_log ${folder}/logs/file.log school buffer=64k flush=5s;
    sendfile on;
    keepalive_requests 1000;
    location = /as-file {
      root ${folder}/file;
      default_type text/html;
      add_header Content-Encoding "${encoding}";
    }
  }
}
`;
}

export function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...name], { stdio: 'pipe' });
}
