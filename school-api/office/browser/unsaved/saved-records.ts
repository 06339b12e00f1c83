/** Which records the office has just saved: it says so in the address that it leads to. */
export function savedRecords({ pathname, searchParams }: URL): string[] {
  const said = searchParams.get('said') ?? '';
  const [, area, first = '', second = ''] = pathname.split('/');
  // '/content/news/12' may have been a new one until now.
  if (/^content-(saved-|pasted)/.test(said)) {
    return [`${first} ${second}`, `${first} new`, `paste ${first}`];
  }
  if (area === 'school' && said === 'school-saved') return ['school'];
  if (area === 'pictures' && said === 'saved') return [`picture ${first}`];
  return [];
}
