/** A minimal valid PDF of one empty page. */
export function samplePdf(bytes = 0): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let body = `%PDF-1.4\n%${'x'.repeat(bytes)}\n`;
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

export const EXE = Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(4096, 7)]);

/** A PDF after this many spaces. */
export const behind = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, ' '), samplePdf()]);

type Part = { name: string; value: string | Buffer; file?: string; type?: string };

/** A multipart body, byte by byte, so that tests can send what no browser would. */
export function multipart(parts: readonly Part[], end = true) {
  const boundary = 'test-boundary';
  const chunks: Buffer[] = [];
  for (const { name, value, file, type } of parts) {
    const fileName = file === undefined ? '' : `; filename="${file}"`;
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName}${kind}\r\n\r\n`;
    chunks.push(Buffer.from(head), Buffer.from(value), Buffer.from('\r\n'));
  }
  if (end) chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(chunks), type: `multipart/form-data; boundary=${boundary}` };
}

export function cv(value: Buffer, file = 'cv.pdf', type = 'application/pdf') {
  return { name: 'cv', value, file, type };
}

export function textParts(values: Record<string, string>): Part[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

const withTail = (tail: string | Buffer) =>
  cv(Buffer.concat([samplePdf(), Buffer.isBuffer(tail) ? tail : Buffer.from(tail)]));

/** Files that PDF readers open although they deviate from the standard. */
export const readable: readonly [string, ReturnType<typeof cv>][] = [
  ['a line break before the mark', cv(Buffer.concat([Buffer.from('\r\n'), samplePdf()]))],
  ['a BOM before the mark', cv(Buffer.concat([Buffer.from('\ufeff'), samplePdf()]))],
  ['a mark at the end of the first kilobyte', cv(behind(1019))],
  ['blanks behind the end', withTail(' \n'.repeat(3000))],
  ['bytes appended behind the end', withTail(Buffer.alloc(5000, 1))],
  ['a trailer that points nowhere', cv(Buffer.from('%PDF-1.4\nstartxref\n12\n%%EOF'))],
  ['no type but a name', cv(samplePdf(), 'cv.PDF', 'application/octet-stream')],
  ['an older type and a name', cv(samplePdf(), 'cv.pdf', 'application/x-pdf')],
  ['a type but another name', cv(samplePdf(), 'cv', 'application/pdf')],
];
