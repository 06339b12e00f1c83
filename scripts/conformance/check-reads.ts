import { API_PREFIX, type CallName, calls, RESULT_CLASSES, readNames } from '@/contract';
import { checkNews } from './check-news';
import { checkRead } from './check-read';
import type { NoteFor } from './findings';
import { type Server, told } from './server';

/** Lists with checks of their own. */
const OTHERS = ['fee-structure', 'form-controls', 'syllabus-documents'];

const LISTS = readNames.filter(
  (name) => calls[name].response.kind === 'list' && !OTHERS.includes(name),
);

/** All checks that write nothing. */
export async function checkReads(server: Server, noteFor: NoteFor): Promise<void> {
  const note = (name: CallName) => noteFor(`GET ${calls[name].path}`);
  for (const name of LISTS) await checkRead(server, note(name), name);
  await checkAliases(server, noteFor);
  await checkPictures(server, noteFor);
  await checkRead(server, note('admission-dates'), 'admission-dates');
  await checkFees(server, noteFor);
  await checkControls(server, noteFor);
  await checkSyllabus(server, noteFor);
  await checkResults(server, noteFor);
  await checkNews(server, noteFor);
}

async function checkAliases(server: Server, noteFor: NoteFor) {
  for (const alias of calls.announcement.aliases) {
    const answer = await server.get(API_PREFIX + alias);
    const note = noteFor(`GET ${calls.announcement.path}`);
    note.advise(`${API_PREFIX}${alias} answers too`, answer.status === 200, told(answer));
  }
}

/** Checks a picture of the server itself; pictures on other hosts are not checked. */
async function checkPictures(server: Server, noteFor: NoteFor) {
  const note = noteFor('pictures');
  const answer = await server.get(API_PREFIX + calls['image-slider'].path);
  const text = JSON.stringify(answer.body ?? null);
  const [, own] = /"image_url":\s*"(\/[^"\\]+)"/.exec(text) ?? [];
  if (own === undefined) return note.leaveOut('a picture can be had', 'none lies on the server');
  const picture = await server.get(own);
  const isPicture = picture.status === 200 && picture.type.startsWith('image/');
  note.check('a picture can be had', isPicture, `${own} ${told(picture)}, ${picture.type}`);
}

async function checkFees(server: Server, noteFor: NoteFor) {
  const note = noteFor(`GET ${calls['fee-structure'].path}`);
  const fees = await checkRead(server, note, 'fee-structure');
  if (fees === undefined) return;
  const [first] = fees;
  const what = 'the first record tells the registration fee';
  if (first === undefined) note.leaveOut(what, 'there is no record');
  else note.check(what, first.amount !== null, first.category);
}

/** Optional: a server without it is not asked further. */
async function checkSyllabus(server: Server, noteFor: NoteFor) {
  const { path } = calls['syllabus-documents'];
  const note = noteFor(`GET ${path}`);
  const { status } = await server.get(API_PREFIX + path);
  if (status === 404) note.check('is optional, and not offered', true, '');
  else await checkRead(server, note, 'syllabus-documents');
}

async function checkControls(server: Server, noteFor: NoteFor) {
  const note = noteFor(`GET ${calls['form-controls'].path}`);
  const controls = await checkRead(server, note, 'form-controls');
  if (controls === undefined) return;
  const keys = controls.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  note.check('no key is there twice', twice.length === 0, twice.join(', '));
}

async function checkResults(server: Server, noteFor: NoteFor) {
  const note = noteFor(`GET ${calls.results.path}`);
  for (const year of [new Date().getFullYear() - 1, 1950]) {
    const data = await checkRead(server, note, 'results', { query: { year } });
    if (data === undefined || year !== 1950) continue;
    const found = RESULT_CLASSES.reduce((sum, key) => sum + data[key].length, 0);
    note.check('a year without results is empty', found === 0, `${found} records of 1950`);
  }
}
