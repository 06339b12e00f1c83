/** The child's whole name, as it is shown and compared. */
export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** Whether two names are meant for the same child: capitals and spaces make no difference. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
