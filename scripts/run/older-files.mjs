import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeFiles } from './change-files.mjs';

/** How many builds back a page that is open in a browser finds the scripts that it loads late. */
const BUILDS = 3;

/**
 * Keeps a copy of what browsers load from this build, and adds the copies of the builds before it.
 * Names carry the hash of their content, so none stands for two things.
 */
export function keepOlderFiles(dist, aside) {
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

/** Fonts are the same in every build: a name of the build behind them would load them again. */
export function dropBuildFromSheets(dist) {
  const build = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim();
  changeFiles(join(dist, 'static'), '.css', (css) => css.replaceAll(`?dpl=${build}`, ''));
}
