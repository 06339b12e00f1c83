/** Domains that ignore dots in the local part, mapped to one canonical domain. */
const IGNORING_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Key for rate limits: the same for all spellings of an address that reach one mailbox. Not for access
 * control, because on some servers 'name+tag' is another person's mailbox.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  const domain = address.slice(at + 1);
  const provider = IGNORING_DOTS[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}

/** An address for comparison. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}
