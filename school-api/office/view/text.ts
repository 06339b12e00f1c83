/** 'a, b and c' */
export const inWords = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** At most this many characters; an emoji counts as one. */
export function cutTo(max: number, text: string): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
}

/** '1 donor', '1,200 donors' */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : several}`;
