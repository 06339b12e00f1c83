import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { newFolder } from './folder';
import { findRedis } from './redis';

/** Debian's builds of what Playwright would download. */
export const BROWSERS = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
};

const isBrowserInstalled = (name: keyof typeof BROWSERS) =>
  existsSync(chromium.executablePath()) || existsSync(BROWSERS[name]);

export const PROMTOOL = '/usr/bin/promtool';

/** The Debian packages that checks need, and how to detect them. */
const packages = {
  chromium: () => isBrowserInstalled('chromium'),
  'chromium-headless-shell': () => isBrowserInstalled('chromium-headless-shell'),
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver'),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
  'redis-server': () => findRedis() !== undefined,
  nginx: () => existsSync('/usr/sbin/nginx'),
  prometheus: () => existsSync(PROMTOOL),
};

export type Package = keyof typeof packages;

export const missing = (names: readonly Package[]) => names.filter((name) => !packages[name]());

export const installCommand = (names: readonly Package[]) =>
  `on Debian and Ubuntu as root \`apt-get install --no-install-recommends ${names.join(' ')}\``;

/** Installs missing packages where allowed; returns whether all are installed. */
export function ensurePackages(names: readonly Package[]): boolean {
  const wanted = missing(names);
  if (wanted.length === 0) return true;
  if (!isRootOnDebian()) return false;
  console.log(`Installing with apt-get: ${wanted.join(' ')}`);
  install(wanted);
  return missing(names).length === 0;
}

/**
 * The packages' install scripts would start services, enable them at boot and create a database cluster
 * with these commands. During the install, no-op commands come first in PATH.
 */
const REPLACED = [
  ...['deb-systemd-helper', 'deb-systemd-invoke', 'invoke-rc.d', 'pg_createcluster'],
  'update-rc.d',
];

function install(names: readonly Package[]): void {
  const folder = newFolder('apt-commands');
  for (const name of REPLACED) {
    writeFileSync(join(folder, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  }
  const path = `${folder}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const options = ['-y', '-qq', '--no-install-recommends', '-o', `DPkg::Path=${path}`];
  spawnSync('apt-get', ['install', ...options, ...names], { stdio: 'inherit', env });
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
