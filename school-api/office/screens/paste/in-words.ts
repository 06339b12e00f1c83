export function inWords(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...others] = [...words].reverse();
  return others.length === 0 ? end : `${others.reverse().join(', ')} ${last} ${end}`;
}
