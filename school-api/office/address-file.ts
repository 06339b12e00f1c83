import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'office-address');

/** Commands print links to the office, whose port may have been chosen at its start. */
export async function keepOfficeAddress(dataDir: string, address: string): Promise<void> {
  // With DATABASE_URL nothing else may have needed the folder yet.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataDir), address, { mode: 0o600 });
}

export function keptOfficeAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    // Its office has not been started here yet.
    return undefined;
  }
}
