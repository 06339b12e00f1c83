import { PDF_HEAD_BYTES } from '@/contract/facts/pdf';
import type { FileFacts } from '@/contract/forms/file-facts';

/** The error message for a chosen file, or null. Reads only its first kilobyte. */
export async function checkFile(expected: FileFacts, file: File): Promise<string | null> {
  const { isDeclared, maxBytes, messages, typeOf } = expected;
  if (file.size === 0) return messages.missing;
  if (!isDeclared(file.type, file.name)) return messages.wrongType;
  if (file.size > maxBytes) return messages.tooLarge;
  const head = new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer());
  // A TextDecoder reads 'latin1' as Windows-1252, which differs for some bytes.
  return typeOf(String.fromCharCode(...head)) === undefined ? messages.wrongType : null;
}
