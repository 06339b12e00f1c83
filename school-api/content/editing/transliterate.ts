const CONSONANTS = Object.entries({
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', ळ: 'l' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
});
const VOWELS = Object.entries({
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऑ: 'o', ऍ: 'e' },
});
const SIGNS = Object.entries({
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o' },
  ...{ 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
});
const OTHERS = Object.entries({ 'ं': 'n', 'ँ': 'n', 'ः': 'h', '।': ' ', '॥': ' ', ऽ: '' });

const consonants = new Map(CONSONANTS);
const signs = new Map(SIGNS);
const others = new Map([...VOWELS, ...OTHERS]);
const VIRAMA = '\u094d';
const NUKTA = '\u093c';
const ZERO = '०'.codePointAt(0) ?? 0;

/** Devanagari in Latin letters, as it is written by hand in addresses: 'वार्षिक उत्सव' as 'varshik utsav'. */
export function transliterate(text: string): string {
  // Letters with a nukta as letter and nukta.
  const letters = [...text.normalize('NFD')].filter((letter) => letter !== NUKTA);
  return letters.map((letter, at) => latin(letter, letters[at + 1] ?? '')).join('');
}

function latin(letter: string, next: string): string {
  const consonant = consonants.get(letter);
  if (consonant !== undefined) return `${consonant}${hasOwnA(next) ? 'a' : ''}`;
  const code = (letter.codePointAt(0) ?? 0) - ZERO;
  if (code >= 0 && code <= 9) return String(code);
  if (letter === VIRAMA) return '';
  return signs.get(letter) ?? others.get(letter) ?? letter;
}

/** A consonant is followed by its own a: not before a sign, and not at the end of a word. */
function hasOwnA(next: string): boolean {
  if (next === VIRAMA || next === '।' || signs.has(next)) return false;
  return /\p{sc=Devanagari}/u.test(next);
}
