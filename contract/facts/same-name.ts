export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
