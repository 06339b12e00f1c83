/** A country's name in letters and spaces: without brackets, with 'and' and 'Saint' written out. */
export function asPlaceName(name: string): string {
  return name
    .replace(/\([^()]{0,100}\)/g, '')
    .replace(/&/g, ' and ')
    .replace(/\bSt\./g, 'Saint')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}
