/** The records that the office has just saved, according to the address. */
export function savedRecords({ pathname, searchParams }: URL): string[] {
  const said = searchParams.get('said') ?? '';
  const [, area, first = '', second = ''] = pathname.split('/');
  // '/content/news/12' may have been new until now.
  if (/^content-(saved-|pasted)/.test(said)) {
    return [`${first} ${second}`, `${first} new`, `paste ${first}`];
  }
  if (area === 'school' && said === 'school-saved') return ['school'];
  if (area === 'pictures' && said === 'saved') return [`picture ${first}`];
  return [];
}
