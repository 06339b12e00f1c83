import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';

/** Debian keeps it outside the path of those who are not root. */
const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

/**
 * The files of deploy/nginx as they are, in a folder of their own: only places and ports are
 * changed. `sites` and `apis` are ports; `file` is sent from the disk at /as-file, compressed as it is.
 */
export async function startNginx(folder, sites, { file, apis = [] } = {}) {
  if (!program)
    throw new StopWithMessage('No nginx found. On Debian: apt-get install nginx-light.');
  const ports = {
    tls: await freePort(8543),
    plain: await freePort(8580),
    file: await freePort(8590),
    api: await freePort(8600),
  };
  writeFiles(folder, ports, file);
  writeServers(folder, 'upstream.conf', sites);
  writeServers(folder, 'api-upstream.conf', apis);
  if (apis.length > 0) writeFileSync(join(folder, 'conf.d/school-api.conf'), balancer(ports));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  try {
    execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
  } catch (error) {
    throw new StopWithMessage(`nginx refuses deploy/nginx:\n${error.stderr}`);
  }
  const child = spawn(program, args, { stdio: 'inherit' });
  const url = `https://127.0.0.1:${ports.tls}`;
  await answering(ports.file);
  return {
    url,
    plainUrl: `http://127.0.0.1:${ports.plain}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    fileUrl: `http://127.0.0.1:${ports.file}/as-file`,
    reload: [program, ...args, '-s', 'reload'],
    upstreamFile: join(folder, 'school/upstream.conf'),
    setSites: (ports) => {
      writeServers(folder, 'upstream.conf', ports);
      execFileSync(program, [...args, '-s', 'reload'], { stdio: 'pipe' });
    },
    stop: () => child.kill('SIGTERM'),
  };
}

function balancer(ports) {
  const text = readFileSync('deploy/nginx/school-api.conf', 'utf8');
  return text.replace('listen 4080;', `listen 127.0.0.1:${ports.api};`);
}

function writeServers(folder, name, servers) {
  const lines = servers.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;\n`);
  writeFileSync(join(folder, 'school', name), lines.join(''));
}

function writeFiles(folder, ports, file) {
  // Started by root, nginx works as somebody else.
  chmodSync(folder, 0o755);
  for (const name of ['conf.d', 'logs', 'cache', 'school/tls', 'file']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  cpSync(resolve('deploy/nginx'), join(folder, 'school'), { recursive: true });
  makeCertificate(join(folder, 'school/tls'));
  if (file) writeFileSync(join(folder, 'file/as-file'), file.bytes);
  writeFileSync(join(folder, 'conf.d/school.conf'), moved(folder, ports));
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder, ports, file?.encoding ?? ''));
}

/** The same server once without TLS, so that its price is not in the comparison with a file. */
function moved(folder, ports) {
  return (
    readFileSync('deploy/nginx/school.conf', 'utf8')
      .replaceAll('/etc/nginx/school', join(folder, 'school'))
      .replaceAll('/var/cache/nginx/school', join(folder, 'cache'))
      .replaceAll('/var/log/nginx/school.log', join(folder, 'logs/school.log'))
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain - 1};`)
      .replace(
        'listen 443 ssl http2;',
        `listen 127.0.0.1:${ports.tls} ssl http2; listen 127.0.0.1:${ports.plain};`,
      )
      // All load comes from one address here.
      .replace(/^ *limit_(req|conn) .*\n/gm, '')
  );
}

function mainConf(folder, ports, encoding) {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
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

function makeCertificate(folder) {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
  ];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...args, ...files, ...name], { stdio: 'pipe' });
}

async function answering(port) {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(`http://127.0.0.1:${port}/as-file`).then(
      () => true,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new StopWithMessage('nginx does not answer.');
}
