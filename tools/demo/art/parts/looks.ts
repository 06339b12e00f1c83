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

const boy = { head: 'shikha', hair: HAIR.dark } as const;

/** The people of the school: the same few, met again from scene to scene. */
export const LOOKS = {
  pupil: { ...boy, skin: SKIN[1], wear: 'dhoti', top: C.marigold, bottom: C.ivory },
  pupilWhite: {
    ...boy,
    skin: SKIN[0],
    wear: 'dhoti',
    top: C.ivory,
    bottom: '#F0E2C8',
    cloth: C.marigold,
  },
  pupilRose: { ...boy, skin: SKIN[3], head: 'short', wear: 'kurta', top: C.rose, bottom: C.ivory },
  pupilBlue: {
    ...boy,
    skin: SKIN[2],
    head: 'short',
    wear: 'kurta',
    top: C.peacock,
    bottom: C.ivory,
  },
  pupilTeal: {
    ...boy,
    skin: SKIN[1],
    head: 'short',
    wear: 'kurta',
    top: C.peacockLight,
    bottom: C.ivory,
  },
  teacher: {
    skin: SKIN[0],
    hair: HAIR.grey,
    head: 'shikha',
    wear: 'dhoti',
    top: C.ivory,
    bottom: C.ivory,
    cloth: C.red,
  },
  elder: {
    skin: SKIN[3],
    hair: HAIR.white,
    head: 'turban',
    wear: 'kurta',
    top: C.ivory,
    bottom: C.ivory,
    cloth: C.marigold,
  },
  father: {
    skin: SKIN[0],
    hair: HAIR.dark,
    head: 'short',
    wear: 'kurta',
    top: C.inkSoft,
    bottom: C.line,
  },
  mother: {
    skin: SKIN[1],
    hair: HAIR.dark,
    head: 'bun',
    wear: 'sari',
    top: C.rose,
    bottom: C.rose,
    cloth: C.marigold,
  },
  madam: {
    skin: SKIN[3],
    hair: HAIR.dark,
    head: 'bun',
    wear: 'sari',
    top: C.peacockDeep,
    bottom: C.peacock,
    cloth: C.peacockLight,
  },
  aunt: {
    skin: SKIN[2],
    hair: HAIR.dark,
    head: 'veil',
    wear: 'sari',
    top: C.tulsi,
    bottom: C.tulsi,
    cloth: C.marigold,
  },
  nurse: {
    skin: SKIN[1],
    hair: HAIR.dark,
    head: 'bun',
    wear: 'sari',
    top: C.white,
    bottom: C.white,
    cloth: C.river,
  },
  farmer: {
    skin: SKIN[2],
    hair: HAIR.dark,
    head: 'turban',
    wear: 'kurta',
    top: C.ivory,
    bottom: C.line,
    cloth: C.red,
  },
  sport: { ...boy, skin: SKIN[1], head: 'short', wear: 'sport', top: C.marigold, bottom: C.ink },
  sportRed: { ...boy, skin: SKIN[0], head: 'short', wear: 'sport', top: C.rose, bottom: C.ivory },
  yogi: { ...boy, skin: SKIN[0], wear: 'bare', top: C.ivory, bottom: C.marigold },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
