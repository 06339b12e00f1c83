import { transliterate } from './transliterate';

const LONGEST = 80;

/** 'Annual Day 2026!' as 'annual-day-2026'; '' where nothing is left. */
export function slugFrom(title: string): string {
  const plain = transliterate(title)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return cutAtWord(plain).replace(/-$/, '');
}

function cutAtWord(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > LONGEST / 2 ? cut.slice(0, end) : cut.slice(0, LONGEST);
}

/** The first of 'annual-day', 'annual-day-2', … that is free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted;
  for (let n = 2; isTaken(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}
