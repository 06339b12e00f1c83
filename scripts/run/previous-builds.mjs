import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteFiles } from './rewrite-files.mjs';

/** Builds kept, so that open pages still find their lazily loaded scripts. */
const BUILDS = 3;

/**
 * Keeps a copy of this build's browser files and adds those of earlier builds. File names contain a
 * content hash, so they never clash.
 */
export function keepPreviousBuilds(/** @type {string} */ dist, /** @type {string} */ aside) {
  const build = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
  rmSync(join(aside, build), { recursive: true, force: true });
  cpSync(join(dist, 'static'), join(aside, build), { recursive: true });
  const others = readdirSync(aside).filter((name) => name !== build);
  const age = (name) => statSync(join(aside, name)).mtimeMs;
  others.sort((a, b) => age(b) - age(a));
  for (const name of others.slice(BUILDS)) rmSync(join(aside, name), { recursive: true });
  for (const name of others.slice(0, BUILDS)) {
    cpSync(join(aside, name), join(dist, 'static'), { recursive: true, force: false });
  }
}

/** Fonts never change: with a build id in their URLs, browsers would load them again. */
export function removeBuildFromStylesheets(/** @type {string} */ dist) {
  const build = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
  rewriteFiles(join(dist, 'static'), '.css', (css) => css.replaceAll(`?dpl=${build}`, ''));
}
