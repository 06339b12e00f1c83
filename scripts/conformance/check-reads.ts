import { API_PREFIX, calls, RESULT_CLASSES, readNames, readResponse } from '@/contract';
import { checkNews } from './check-news';
import { Note } from './findings';
import type { Kit } from './kit';
import { describeAnswer } from './server';

/** Lists with checks of their own. */
const OPTIONAL = [
  ...(['events', 'syllabus-documents', 'albums', 'disclosures', 'fee-heads'] as const),
  ...(['purposes', 'purpose-totals'] as const),
];
const OTHERS: readonly string[] = ['fee-structure', 'form-controls', ...OPTIONAL];

const LISTS = readNames.filter(
  (name) => calls[name].response.kind === 'list' && !OTHERS.includes(name),
);

/** All checks that write nothing. */
export async function checkReads(kit: Kit): Promise<void> {
  for (const name of LISTS) await kit.read(name);
  await checkAliases(kit);
  await checkPictures(kit);
  await kit.read('admission-dates');
  await checkFees(kit);
  await checkControls(kit);
  for (const name of OPTIONAL) await checkOptional(kit, name);
  await checkAlbum(kit);
  await checkResults(kit);
  await checkNews(kit);
}

async function checkAliases(kit: Kit) {
  for (const alias of calls.announcement.aliases) {
    const answer = await kit.server.get(API_PREFIX + alias);
    kit
      .note('announcement')
      .advise(`${API_PREFIX}${alias} answers too`, answer.status === 200, describeAnswer(answer));
  }
}

/** Checks one picture hosted by the server itself; pictures on other hosts are not checked. */
async function checkPictures(kit: Kit) {
  const note = new Note(kit.findings, 'pictures');
  const answer = await kit.server.get(API_PREFIX + calls['image-slider'].path);
  const text = JSON.stringify(answer.body ?? null);
  const [, own] = /"image_url":\s*"(\/[^"\\]+)"/.exec(text) ?? [];
  if (own === undefined) return note.leaveOut('a picture can be had', 'none lies on the server');
  const picture = await kit.server.get(own);
  const isPicture = picture.status === 200 && picture.type.startsWith('image/');
  note.check(
    'a picture can be had',
    isPicture,
    `${own} ${describeAnswer(picture)}, ${picture.type}`,
  );
}

async function checkFees(kit: Kit) {
  const note = kit.note('fee-structure');
  const fees = await kit.read('fee-structure');
  if (fees === undefined) return;
  const [first] = fees;
  const what = 'the first record tells the registration fee';
  if (first === undefined) note.leaveOut(what, 'there is no record');
  else note.check(what, first.amount !== null, first.category);
}

/** A server without it is not asked further. */
async function checkOptional(kit: Kit, name: (typeof OPTIONAL)[number]) {
  const { path } = calls[name];
  const { status } = await kit.server.get(API_PREFIX + path);
  if (status !== 404) return kit.read(name);
  kit.note(name).check('is optional, and not offered', true);
}

async function checkAlbum(kit: Kit) {
  const note = kit.note('album');
  const what = 'an album can be read';
  const { status, body } = await kit.server.get(API_PREFIX + calls.albums.path);
  const read = readResponse('albums', body);
  const [first] = status === 200 && read.ok ? read.data : [];
  if (first === undefined) return note.leaveOut(what, 'there is none');
  const found = await kit.read('album', { params: { slug: first.slug } });
  if (found) note.check('is the album of the list', found.title === first.title, found.title);
}

async function checkControls(kit: Kit) {
  const note = kit.note('form-controls');
  const controls = await kit.read('form-controls');
  if (controls === undefined) return;
  const keys = controls.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  note.check('no key is there twice', twice.length === 0, twice.join(', '));
}

async function checkResults(kit: Kit) {
  for (const year of [new Date().getFullYear() - 1, 1950]) {
    const data = await kit.read('results', { query: { year } });
    if (data === undefined || year !== 1950) continue;
    const found = RESULT_CLASSES.reduce((sum, key) => sum + data[key].length, 0);
    const note = kit.note('results');
    note.check('a year without results is empty', found === 0, `${found} records of 1950`);
  }
}
