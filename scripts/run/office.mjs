// @ts-check

/**
 * `url` is the address that people open, `listens` the one on this machine; `firstHead` is the one-time
 * link of the first head while nobody has been invited.
 *
 * @typedef {{ url: string, listens: string, firstHead?: string }} Office
 */

/**
 * Reads the line that the school API writes when its office listens; undefined for other lines. The
 * link is a secret: a line with one is not printed as it is.
 *
 * @returns {Office | undefined}
 */
export function readOffice(/** @type {string} */ line) {
  if (!line.includes('"event":"office"')) return undefined;
  const { url, listens, firstHead } = JSON.parse(line);
  return { url, listens, ...(firstHead && { firstHead }) };
}

export function officeLines(/** @type {Office} */ office) {
  const link = office.firstHead
    ? `
  Nobody has been invited to the office yet. This link makes you its head, once, within 24 hours:
  ${office.firstHead}
`
    : '';
  return `  The office      ${office.url}\n${link}`;
}
