import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { diskReason, flush, OfficeError } from '../platform';

/**
 * Writes to a temporary file and renames it. Only its owner can read it, because it contains
 * personal data.
 */
export async function writeAtomically(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const tempFile = `${file}.${process.pid}.part`;
  try {
    const handle = await open(tempFile, 'w', 0o600);
    try {
      for await (const piece of pieces) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(tempFile, file);
    await flush(path.dirname(file));
  } catch (error) {
    await rm(tempFile, { force: true }).catch(() => undefined);
    const reason = diskReason(error);
    if (reason === undefined) throw error;
    throw new OfficeError(`${file} cannot be written: ${reason}.`);
  }
}
