import { open } from 'node:fs/promises';
import { PDF_HEAD_BYTES, startsLikePdf } from '@/contract';

export async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PDF_HEAD_BYTES), 0);
    return startsLikePdf(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
