import { open } from 'node:fs/promises';
import { type FileFacts, PDF_HEAD_BYTES } from '@/contract';

/** By its first bytes; undefined for a type that the form does not accept. */
export async function detectType(file: string, { typeOf }: FileFacts): Promise<string | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PDF_HEAD_BYTES), 0);
    return typeOf(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
