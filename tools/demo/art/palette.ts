/** The site's colour tokens, plus the few shades that flat drawings need. */
export const C = {
  ivory: '#FBF6EC',
  white: '#FFFFFF',
  line: '#E4D5BF',
  sand: '#CBA37A',
  red: '#B4563D',
  ink: '#25264F',
  inkSoft: '#4B4D78',
  peacock: '#0B5966',
  peacockDeep: '#07404B',
  peacockLight: '#5FA8A6',
  marigold: '#F2A32C',
  marigoldPale: '#FBD98F',
  rose: '#B33A5E',
  rosePale: '#F3C6BF',
  tulsi: '#2F6B3C',
  leaf: '#7FA05A',
  peach: '#F9D9B8',
  pink: '#F2B8A0',
  lilac: '#C9B5D6',
  river: '#9CC7CB',
  redDeep: '#8A3F33',
  sandDeep: '#A67B57',
  tulsiDeep: '#1F4B35',
  earth: '#6B4636',
} as const;

export const SKIN = ['#8B5A3E', '#A66F4A', '#6F4632', '#BC8660'] as const;
export const HAIR = { dark: '#2A2233', grey: '#B9B2B4', white: '#EFE8DF' } as const;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The colour `t` of the way from a to b. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const parts = channels(a).map((from, i) => Math.round(from + ((to[i] ?? from) - from) * t));
  return `#${parts.map((p) => p.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, t = 0.18) => mix(colour, C.ink, t);
export const paler = (colour: string, t = 0.25) => mix(colour, C.ivory, t);
