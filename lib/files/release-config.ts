import { existsSync, readFileSync } from 'node:fs';

const FILE = 'build/release-config.json';

/**
 * A release lacks the packages with which Next reads next.config.mjs. Next's own standalone server
 * passes the configuration in this variable: docs/decisions/next-internals.md.
 */
export function loadReleaseConfig(variables: Record<string, string | undefined>): void {
  if (existsSync(FILE)) variables.__NEXT_PRIVATE_STANDALONE_CONFIG = readFileSync(FILE, 'utf8');
}
