import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'office-address');

/** Commands print links to the office, whose port may be chosen at startup. */
export async function saveOfficeAddress(dataDir: string, address: string): Promise<void> {
  // With DATABASE_URL the folder may not exist yet.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataDir), address, { mode: 0o600 });
}

export function savedOfficeAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    // The office has not been started here yet.
    return undefined;
  }
}
