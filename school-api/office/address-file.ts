import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'office-address');

/** Commands print links to the office, whose port may have been chosen at its start. */
export function keepOfficeAddress(dataDir: string, address: string): Promise<void> {
  return writeFile(fileIn(dataDir), address, { mode: 0o600 });
}

export function keptOfficeAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    // Its office has not been started here yet.
    return undefined;
  }
}
