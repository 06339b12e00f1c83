/**
 * Undefined if the body is longer than `max`. The stream is not cancelled then, because that would
 * close the connection before the error response is sent.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > max) return undefined;
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The whole text of a body that is to be parsed; throws if it is longer than `max`. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<string> {
  const bytes = await readBytes(body, max);
  if (bytes === undefined) throw new Error(`the answer has more than ${max} bytes`);
  return new TextDecoder().decode(bytes);
}
