import { resolve } from 'node:path';
// The tracer that Next itself uses for the packages of the site: docs/decisions/next-internals.md.
import nft from 'next/dist/compiled/@vercel/nft/index.js';

/** Every file below this folder that these programs import. */
export async function traceFiles(/** @type {string[]} */ programs) {
  const { fileList } = await nft.nodeFileTrace(programs, { base: resolve('.') });
  return [...fileList];
}
