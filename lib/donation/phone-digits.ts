/** Of a pasted number the separators and its own country code go; whatever else is wrong stays visible. */
export function tidyNumber(text: string, code: string): string {
  const tight = text.replace(/[\s().\u2010-\u2015-]/g, '');
  for (const prefix of [code, code.replace('+', '00')]) {
    if (tight.startsWith(prefix)) return tight.slice(prefix.length);
  }
  return tight;
}
