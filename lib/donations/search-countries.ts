import { type Country, countries, mainCountry } from './countries';

/** Lower case without accents, so that 'cote' finds Côte d’Ivoire. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+ ]/gu, ' ')
    .trim();
}

/** Rank of a match, smaller is better; undefined without a match. */
function rank(country: Country, asked: string): number | undefined {
  const digits = asked.replace(/^(?:\+|00)\s*/, '');
  if (/^\d+$/.test(digits)) return rankByCode(country, `+${digits}`);
  const name = plain(country.name);
  const others = ` ${plain(country.otherNames)} `;
  if (country.iso.toLowerCase() === asked || others.includes(` ${asked} `)) return 0;
  if (name.startsWith(asked)) return 1;
  if (` ${name}`.includes(` ${asked}`)) return 2;
  return others.includes(` ${asked}`) ? 3 : undefined;
}

function rankByCode(country: Country, code: string): number | undefined {
  if (country.code !== code) return country.code.startsWith(code) ? 2 : undefined;
  return mainCountry(code) === country ? 0 : 1;
}

/** Countries with a name or code that starts with the query, best first; all if it is empty. */
export function searchCountries(question: string): readonly Country[] {
  const query = plain(question);
  if (query === '') return countries;
  return countries
    .map((country) => ({ country, rank: rank(country, query) }))
    .filter((found): found is { country: Country; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
