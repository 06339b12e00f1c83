import { createReadStream } from 'node:fs';

/** Content that such a file does not need; readers may run or follow it when opening the file. */
const SIGNS = {
  JavaScript: /\/S\s*\/JavaScript\b|\/JS\s*[(<\d]|\/JavaScript\s*(?:<<|\[|\d)/,
  // An array only selects the first page shown.
  OpenAction: /\/OpenAction\s*(?:<<|\d)/,
  Launch: /\/S\s*\/Launch\b/,
  EmbeddedFile: /\/EmbeddedFiles?\b/,
  HTML: /<(?:html|script|iframe|svg)[\s>]|<!doctype\s+html/i,
} as const;

/** A match may span two chunks of the file. */
const OVERLAP = 256;

/**
 * Lists suspicious contents for the office; no file is refused for them. Reads the file (at most 5
 * MB) in chunks. Compressed parts are left to the virus scanner.
 */
export async function pdfFindings(file: string): Promise<string> {
  const found = new Set<string>();
  let end = '';
  for await (const piece of createReadStream(file, { encoding: 'latin1' })) {
    const read = end + String(piece);
    const text = withoutEscapes(read);
    for (const [name, sign] of Object.entries(SIGNS)) if (sign.test(text)) found.add(name);
    end = read.slice(-OVERLAP);
  }
  return Object.keys(SIGNS)
    .filter((name) => found.has(name))
    .join(', ');
}

/** '/J#61vaScript' is the same name. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
