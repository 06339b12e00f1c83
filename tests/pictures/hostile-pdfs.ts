import { deflateSync } from 'node:zlib';
import { EXE } from '../school-api/sample-cv';

const latin1 = (value: string) => Buffer.from(value, 'latin1');

/** A PDF whose catalogue and further objects are given. */
export function pdf(catalog: string, objects: readonly (string | Buffer)[] = []): Buffer {
  const parts = [
    latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    latin1(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`),
    latin1('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    latin1('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    ...objects.map((one) => (typeof one === 'string' ? latin1(one) : one)),
    latin1('trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ];
  return Buffer.concat(parts);
}

/** Objects in a packed stream, as all newer programs write them. */
export function packed(objects: Record<number, string>, filter = '/Filter /FlateDecode'): Buffer {
  const entries = Object.entries(objects);
  let offset = 0;
  const pairs = entries.map(([number, body]) => {
    const pair = `${number} ${offset}`;
    offset += body.length + 1;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const body = latin1(`${head}${entries.map(([, one]) => one).join(' ')}`);
  const bytes = filter.includes('FlateDecode') ? deflateSync(body) : body;
  const dictionary = `<< /Type /ObjStm /N ${entries.length} /First ${head.length} ${filter} /Length ${bytes.length} >>`;
  return Buffer.concat([
    latin1(`8 0 obj\n${dictionary}\nstream\n`),
    bytes,
    latin1('\nendstream\nendobj\n'),
  ]);
}

/** One with a program, whose dictionary is written another way. */
const rewritten = (from: string, to: string) =>
  pdf('', [
    latin1(packed({ 5: '<< /S /JavaScript /JS (x) >>' }).toString('latin1').replace(from, to)),
  ]);

const OPEN = '/OpenAction 5 0 R';
const action = (body: string) => `5 0 obj\n<< /Type /Action ${body} >>\nendobj\n`;

/** 40 MB more than are unpacked, in some KB. */
function bomb(): Buffer {
  const bytes = deflateSync(Buffer.alloc(100 * 1024 * 1024, 32));
  const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([latin1(head), bytes, latin1('\nendstream\nendobj\n')]);
}

const whole = pdf('');

/** Each is refused. */
export const hostilePdfs: Record<string, () => Buffer> = {
  'a program that runs when it opens': () =>
    pdf(OPEN, [action('/S /JavaScript /JS (app.alert(1))')]),
  'a program with a disguised name': () => pdf('', [action('/S /J#61va#53cript /JS (x)')]),
  'a program in the list of names': () => pdf('/Names << /JavaScript 6 0 R >>'),
  'a program in a packed object': () =>
    pdf('', [packed({ 5: '<< /S /JavaScript /JS (app.alert(1)) >>' })]),
  'a disguised program in a packed object': () =>
    pdf('', [packed({ 5: '<< /S /Java#53cript /JS 7 0 R >>' })]),
  'a packed object with a disguised type': () =>
    pdf('', [
      latin1(
        packed({ 5: '<< /S /JavaScript >>' }).toString('latin1').replace('ObjStm', 'Obj#53tm'),
      ),
    ]),
  'an object packed in another way': () =>
    pdf('', [packed({ 5: '<< /S /JavaScript >>' }, '/Filter /ASCIIHexDecode')]),
  'an object packed twice': () =>
    pdf('', [packed({ 5: '<< /S /X >>' }, '/Filter [/ASCII85Decode /FlateDecode]')]),
  'a packed object that is damaged': () =>
    pdf('', [
      latin1('8 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream\n'),
    ]),
  'a packed object that never ends': () =>
    pdf('', [latin1('8 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx')]),
  'a packed object behind a long comment': () =>
    rewritten('\nstream', `\n%${'x'.repeat(1_500)}\nstream`),
  'a packed object with a long text': () =>
    rewritten('/Length', `/X (${'x'.repeat(100_000)}) /Length`),
  'a packed object that seems to begin later': () => rewritten('/Length', '/X( obj) /Length'),
  'a packed object that seems to begin in a text': () =>
    rewritten('/Length', '/X( obj <<) /Length'),
  'a packed object without its type': () => rewritten('/Type /ObjStm', ''),
  'a packed object with two filters to choose from': () =>
    rewritten('/Filter', '/Filter null /Filter'),
  'a packed object with a short name of its filter': () => rewritten('/Filter', '/F'),
  'a packed object whose bytes are to be reckoned': () =>
    rewritten('/Length', '/DecodeParms << /Predictor 12 >> /Length'),
  'a packed object in a comment': () => rewritten('8 0 obj\n', '% 8 0 obj'),
  'a bomb': () => pdf('', [bomb()]),
  'the start of a program': () => pdf(OPEN, [action('/S /Launch /F (cmd.exe)')]),
  'a program that starts in a packed object': () =>
    pdf(OPEN, [packed({ 5: '<< /S /Launch /F (cmd.exe) >>' })]),
  'an address that opens by itself': () => pdf(OPEN, [action('/S /URI /URI (https://x.invalid)')]),
  'an action written into the catalogue': () => pdf('/OpenAction << /S /URI /URI (https://x) >>'),
  'an action that is not to be found': () => pdf(OPEN),
  'a page followed by something else': () =>
    pdf(OPEN, [action('/S /GoTo /D [3 0 R /Fit] /Next 6 0 R')]),
  'another file inside': () => pdf('/Names << /EmbeddedFiles 6 0 R >>'),
  'another file in a packed object': () =>
    pdf('', [packed({ 6: '<< /Type /Filespec /EF << >> /EmbeddedFile 7 0 R >>' })]),
  'a film': () => pdf('', ['6 0 obj\n<< /Subtype /RichMedia >>\nendobj\n']),
  'a form with programs': () => pdf('/AcroForm << /XFA [(template) 6 0 R] >>'),
  'a form that sends itself': () => pdf('', [action('/S /SubmitForm /F (https://x.invalid)')]),
  'a web page inside': () => pdf('', ['% <script>alert(1)</script>\n']),
  'a password': () =>
    Buffer.from(whole.toString('latin1').replace('/Size 9', '/Size 9 /Encrypt 7 0 R'), 'latin1'),
  'an archive behind it': () =>
    Buffer.concat([whole, latin1('PK\x05\x06\0\0\0\0'), latin1('%%EOF')]),
  'a web page before it': () => Buffer.concat([latin1('<html><body>'), whole]),
  'a program of Windows before it': () => Buffer.concat([EXE.subarray(0, 900), whole]),
  'an archive before it': () => Buffer.concat([latin1('PK\x03\x04'), whole]),
  'a picture before it': () => Buffer.concat([latin1('\xff\xd8\xff\xe0'), whole]),
  'half of it': () => whole.subarray(0, whole.length - 30),
  'the mark alone': () => latin1('%PDF-1.7'),
  'a web page with its name': () => latin1('<!doctype html><script>alert(1)</script>'),
  'nothing at all': () => Buffer.alloc(0),
};

/** Documents as programs of offices write them: each is taken. */
export const plainPdfs: Record<string, () => Buffer> = {
  'a plain one': () => whole,
  'one that opens at a page': () => pdf('/OpenAction [3 0 R /Fit]'),
  'one that goes to a page': () => pdf(OPEN, [action('/S /GoTo /D [3 0 R /Fit]')]),
  'one that goes to a page by a packed object': () =>
    pdf(OPEN, [packed({ 5: '<< /S /GoTo /D [3 0 R /Fit] >>', 6: '<< /Type /Font >>' })]),
  'one with links': () =>
    pdf('', ['6 0 obj\n<< /S /URI /URI (https://school.example.org) >>\nendobj\n']),
  'one behind a BOM': () => Buffer.concat([latin1('\xef\xbb\xbf'), whole]),
};
