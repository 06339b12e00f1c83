import { bumpChange } from '../editing/bump-change';
import { usesOf } from '../editing/files-used';
import { listNamed } from '../lists/lists';
import type { PictureDeps } from './folder';
import { MAX_ALT_LENGTH } from './limits';
import { type Picture, type PictureFacts, updatePicture } from './rows';

/** Undefined if somebody else has changed the picture; otherwise pages that show it are updated. */
export function describePicture({ db, now }: PictureDeps, picture: Picture, facts: PictureFacts) {
  return db.transaction(async (tx) => {
    const row = await updatePicture(tx, picture.id, facts, picture.revision);
    if (row === undefined) return undefined;
    const uses = await usesOf(tx, [row.path]);
    const live = uses.filter(({ where }) => where === 'live');
    const tags = new Set(live.map(({ list }) => listNamed(list).tag));
    if (tags.size > 0) await bumpChange(tx, [...tags], now());
    return row;
  });
}

const MAX_NAME_LENGTH = 120;

/** In a form with several, each has its own prefix. */
type Asked = { isPicture: boolean; prefix?: string };

/** The input, with errors by field. */
export function readDescription(form: URLSearchParams, { isPicture, prefix = '' }: Asked) {
  const text = (name: string) => oneLine(form.get(prefix + name));
  const facts: PictureFacts = {
    name: text('name'),
    alt: text('alt'),
    decorative: text('decorative') === 'yes',
    showsStudents: text('shows_students') === 'yes',
    consentOnFile: text('consent_on_file') === 'yes',
  };
  const problems: Record<string, string> = {};
  if (facts.name.length > MAX_NAME_LENGTH) {
    problems.name = `Enter a name of ${MAX_NAME_LENGTH} characters or fewer`;
  }
  if (isPicture) Object.assign(problems, problemsOfAlt(facts));
  const named = Object.entries(problems).map(([name, message]) => [prefix + name, message]);
  return { facts, problems: Object.fromEntries(named) };
}

function problemsOfAlt({ alt, decorative }: PictureFacts): Record<string, string> {
  if (alt.length > MAX_ALT_LENGTH) {
    return { alt: `Describe the picture in ${MAX_ALT_LENGTH} characters or fewer` };
  }
  if (alt === '' && !decorative) {
    return { alt: 'Describe what the picture shows, or tick that it is decorative' };
  }
  return {};
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const LIMIT = 100;

/** Percentages; undefined for anything else. */
export function readFocus(form: URLSearchParams): { x: number; y: number } | undefined {
  const [x, y] = ['focus_x', 'focus_y'].map((name) => {
    const text = (form.get(name) ?? '').trim();
    return /^\d{1,3}$/.test(text) && Number(text) <= LIMIT ? Number(text) : undefined;
  });
  return x === undefined || y === undefined ? undefined : { x, y };
}
