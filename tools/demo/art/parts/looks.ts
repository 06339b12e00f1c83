import { C, HAIR, SKIN } from '../palette';

export interface Look {
  skin: string;
  hair: string;
  head: 'short' | 'shikha' | 'bun' | 'plait' | 'turban' | 'veil' | 'bald';
  wear: 'kurta' | 'dhoti' | 'sari' | 'sport' | 'bare';
  top: string;
  bottom: string;
  /** Shoulder cloth, turban or veil. */
  cloth?: string;
}

const look = (
  skin: string,
  hair: string,
  head: Look['head'],
  wear: Look['wear'],
  top: string,
  bottom: string,
  cloth?: string,
): Look => ({ skin, hair, head, wear, top, bottom, ...(cloth && { cloth }) });

const { dark, grey, white } = HAIR;

/** The recurring people of the scenes. */
export const LOOKS = {
  student: look(SKIN[1], dark, 'shikha', 'dhoti', C.marigold, C.ivory),
  studentWhite: look(SKIN[0], dark, 'shikha', 'dhoti', C.ivory, '#F0E2C8', C.marigold),
  studentRose: look(SKIN[3], dark, 'short', 'kurta', C.rose, C.ivory),
  studentTeal: look(SKIN[1], dark, 'short', 'kurta', C.peacockLight, C.ivory),
  teacher: look(SKIN[0], grey, 'shikha', 'dhoti', C.ivory, C.ivory, C.red),
  elder: look(SKIN[3], white, 'turban', 'kurta', C.ivory, C.ivory, C.marigold),
  father: look(SKIN[0], dark, 'short', 'kurta', C.inkSoft, C.line),
  mother: look(SKIN[1], dark, 'bun', 'sari', C.rose, C.rose, C.marigold),
  madam: look(SKIN[3], dark, 'bun', 'sari', C.peacockDeep, C.peacock, C.peacockLight),
  aunt: look(SKIN[2], dark, 'veil', 'sari', C.tulsi, C.tulsi, C.marigold),
  nurse: look(SKIN[1], dark, 'bun', 'sari', C.white, C.white, C.river),
  farmer: look(SKIN[2], dark, 'turban', 'kurta', C.ivory, C.line, C.red),
  sport: look(SKIN[1], dark, 'short', 'sport', C.marigold, C.ink),
  sportRed: look(SKIN[0], dark, 'short', 'sport', C.rose, C.ivory),
  yogi: look(SKIN[0], dark, 'shikha', 'bare', C.ivory, C.marigold),
};

export type LookName = keyof typeof LOOKS;
