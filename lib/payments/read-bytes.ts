/** The exact bytes of a small body, or undefined when it is larger than `max`. */
export async function readBytes(
  request: Request,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return Uint8Array.from(Buffer.concat(chunks));
    const chunk: Uint8Array = read.value;
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
}
