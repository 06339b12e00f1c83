import { C, mix } from './palette';

/** A time of day: its sky, distance and light. */
export interface Mood {
  sky: readonly string[];
  sun: string;
  cloud: string;
  far: string;
  middle: string;
  ground: string;
  groundDeep: string;
  water: string;
  /** Laid over the whole picture, so that a drawing can be relit. */
  wash?: { colour: string; opacity: number };
  night?: boolean;
}

const dawn: Mood = {
  sky: ['#B9AFD6', C.lilac, C.rosePale, C.peach, '#FDEBCF'],
  sun: '#FFF3D6',
  cloud: '#FFF1E4',
  far: mix(C.lilac, C.rosePale, 0.35),
  middle: mix(C.leaf, C.lilac, 0.42),
  ground: '#A9B873',
  groundDeep: C.leaf,
  water: C.river,
};

const morning: Mood = {
  ...dawn,
  sky: ['#A9D0D3', '#C6E0DD', '#E6EDDF', C.ivory],
  far: mix(C.river, C.lilac, 0.4),
  middle: mix(C.leaf, C.river, 0.45),
  cloud: C.white,
};

const noon: Mood = {
  ...morning,
  sky: ['#7FBCC3', C.river, '#CFE4DF', '#F3F1E2'],
  sun: '#FFF9E2',
  far: mix(C.river, C.peacockLight, 0.3),
  middle: mix(C.leaf, C.peacockLight, 0.35),
};

const gold: Mood = {
  ...dawn,
  sky: ['#F0B98A', '#F6CB95', C.marigoldPale, '#FDEBC2'],
  sun: '#FFF6D8',
  cloud: '#FFEFD0',
  far: mix(C.pink, C.marigoldPale, 0.3),
  middle: mix(C.leaf, C.marigold, 0.35),
  ground: '#B9B364',
  groundDeep: '#8F9A50',
  water: mix(C.river, C.marigoldPale, 0.35),
  wash: { colour: C.marigold, opacity: 0.08 },
};

const dusk: Mood = {
  ...dawn,
  sky: ['#4F4C82', '#8973A3', '#CE8E9B', C.pink, '#FAD6A5'],
  sun: '#FFE3A8',
  cloud: '#F2B8A0',
  far: '#8E7FAA',
  middle: '#6F7A7E',
  ground: '#7E8A5E',
  groundDeep: '#5E7450',
  water: '#8E9FB8',
  wash: { colour: C.inkSoft, opacity: 0.2 },
};

const monsoon: Mood = {
  ...dawn,
  sky: ['#7E9BA6', '#A3BCBD', '#CDD9CF', '#EEF0DF'],
  sun: '#F7F3DF',
  cloud: '#E9F0EC',
  far: '#9BB5B4',
  middle: mix(C.tulsi, '#A3BCBD', 0.45),
  ground: '#86AB60',
  groundDeep: '#5C8C4C',
  water: '#86B3B5',
  wash: { colour: C.peacock, opacity: 0.07 },
};

const night: Mood = {
  ...dusk,
  sky: ['#1B1C42', '#25264F', '#3D3C70', '#6E5A8A'],
  sun: '#FBF0D2',
  cloud: '#4B4D78',
  far: '#464674',
  middle: '#33406A',
  ground: '#35504F',
  groundDeep: '#263F45',
  water: '#4C6A8C',
  wash: { colour: '#1B1C42', opacity: 0.3 },
  night: true,
};

export const MOODS = { dawn, morning, noon, gold, dusk, monsoon, night };
export type MoodName = keyof typeof MOODS;
