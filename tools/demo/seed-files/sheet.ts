import type { Block } from './blocks';

/** One PDF: its path below /media/files/, its heading and its contents. */
export type Sheet = { file: string; title: string; subtitle: string; blocks: Block[] };
