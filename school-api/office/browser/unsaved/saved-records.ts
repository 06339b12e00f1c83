/** The records that the office has just saved, according to the address. */
export function savedRecords({ pathname, searchParams }: URL): string[] {
  const message = searchParams.get('message') ?? '';
  const [, area, first = '', second = ''] = pathname.split('/');
  // '/content/news/12' may have been new until now.
  if (/^content-(saved-|pasted)/.test(message)) {
    return [`${first} ${second}`, `${first} new`, `paste ${first}`];
  }
  if (area === 'school' && message === 'school-saved') return ['school'];
  if (area === 'pictures' && message === 'saved') return [`picture ${first}`];
  return [];
}
