const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];

const LONGEST = 40;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const WORDS = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/;

/** '13/12/2026', '13-12-2026', '2026-12-13' or '13-Dec-26' as '2026-12-13'; undefined if it is none. */
export function readDay(cell: string): string | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell.trim().toLowerCase().replace(/\s+/g, ' ');
  const iso = ISO.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers) return dayOf(numbers[3], numbers[2], numbers[1]);
  const words = WORDS.exec(text);
  return words ? dayOf(words[3], monthOf(words[2]), words[1]) : undefined;
}

function monthOf(word = ''): string | undefined {
  const index = MONTHS.indexOf(word.slice(0, 3));
  return index === -1 ? undefined : String(index + 1);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined) {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written);
  return isReal && whole >= '1900' && whole < '3000' ? written : undefined;
}
