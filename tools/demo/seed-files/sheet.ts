import type { Block } from './blocks';

/** One PDF: where it is kept below /media/files/, what stands at its head, and its contents. */
export type Sheet = { file: string; title: string; subtitle: string; blocks: Block[] };
