import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesHash } from '../run/sources.mjs';

const FILE = 'build/test-all.json';

/**
 * The parts of `npm run test:all` that have passed, so that an interrupted run can resume. Any
 * change to the code resets them.
 */
export function readPassed(): string[] {
  if (!existsSync(FILE)) return [];
  const { sources, passed }: { sources: string; passed: string[] } = JSON.parse(
    readFileSync(FILE, 'utf8'),
  );
  return sources === sourcesHash() ? passed : [];
}

export function savePassed(name: string, hasPassed: boolean): void {
  const others = readPassed().filter((other) => other !== name);
  const passed = hasPassed ? [...others, name] : others;
  mkdirSync('build', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ sources: sourcesHash(), passed }));
}

export const forgetPassed = () => rmSync(FILE, { force: true });
