const MAX_LENGTH = 80;

/** 'Annual Day 2026!' becomes 'annual-day-2026'; '' if nothing is left. */
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
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH);
}

/** The first of 'annual-day', 'annual-day-2', … that is free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted;
  for (let n = 2; isTaken(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}

/** 'क k ख kh' as a map from letters to Latin ones. */
function table(pairs: string): ReadonlyMap<string, string> {
  const letters = pairs.split(' ');
  return new Map(
    letters.flatMap((from, at) => (at % 2 === 0 ? [[from, letters[at + 1] ?? ''] as const] : [])),
  );
}

const consonants = table(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ' +
    'प p फ ph ब b भ bh म m य y र r ल l व v ळ l श sh ष sh स s ह h',
);
const signs = table('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e');
const others = new Map([
  ...table('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e ं n ँ n ः h'),
  ...[...'।॥'].map((end) => [end, ' '] as const),
  ['ऽ', ''],
]);
const VIRAMA = '\u094d';
const NUKTA = '\u093c';
const ZERO = '०'.codePointAt(0) ?? 0;

/** Romanises Devanagari as people do in addresses: 'वार्षिक उत्सव' becomes 'varshik utsav'. */
function transliterate(text: string): string {
  // Splits letters with a nukta into letter and nukta.
  const letters = [...text.normalize('NFD')].filter((letter) => letter !== NUKTA);
  return letters.map((letter, at) => latin(letter, letters[at + 1] ?? '')).join('');
}

function latin(letter: string, next: string): string {
  const consonant = consonants.get(letter);
  if (consonant !== undefined) return `${consonant}${hasInherentVowel(next) ? 'a' : ''}`;
  const code = (letter.codePointAt(0) ?? 0) - ZERO;
  if (code >= 0 && code <= 9) return String(code);
  if (letter === VIRAMA) return '';
  return signs.get(letter) ?? others.get(letter) ?? letter;
}

/** Whether the inherent a is pronounced: not before a vowel sign, nor at a word's end. */
function hasInherentVowel(next: string): boolean {
  if (next === VIRAMA || next === '।' || signs.has(next)) return false;
  return /\p{sc=Devanagari}/u.test(next);
}
