/** In matching order, since most browsers also name others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox on Windows': enough for people to recognise their own sessions. */
export function agentInWords(header = ''): string {
  const browser = BROWSERS.find(([mark]) => header.includes(mark))?.[1] ?? 'A browser';
  const system = SYSTEMS.find(([mark]) => header.includes(mark))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}
