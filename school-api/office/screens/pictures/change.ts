import {
  binPicture,
  findPicture,
  type Picture,
  type PictureFacts,
  readDescription,
  readFocus,
  refocusPicture,
  refusalReason,
  replacePicture,
  restorePicture,
  rotatePicture,
} from '../../../content';
import type { Db } from '../../../db';
import { always, audited } from '../../audit';
import { redirectTo } from '../../response';
import type { OfficeRequest } from '../../route';
import { noSuchRecord, onFound } from '../records/missing';
import { depsOf, PICTURES } from './deps';
import { saveDescription } from './describe';
import { showPicture } from './detail';
import { receivePicture } from './receive';

export const withPicture = onFound(
  ({ deps, params }) => findPicture(deps.db, params.id ?? ''),
  'picture',
  PICTURES,
);

const pathOf = ({ id }: Picture) => `/pictures/${id}`;

/** Somebody else was faster: the input is shown again. */
const stale = (request: OfficeRequest, picture: Picture, facts: PictureFacts = picture) =>
  showPicture(request, picture, { facts, errors: {}, stale: true });

export const saveFacts = withPicture(async (request, picture) => {
  const { form } = request;
  const isPicture = picture.kind === 'picture';
  const { facts, problems } = readDescription(form, { isPicture });
  const typed = { ...facts, name: facts.name || picture.name };
  if (form.get('seen') !== String(picture.revision)) return stale(request, picture, typed);
  if (Object.keys(problems).length > 0) {
    return showPicture(request, picture, { facts: typed, errors: problems });
  }
  const saved = await saveDescription(request, picture, typed);
  if (saved === undefined) return stale(request, picture, typed);
  return redirectTo(pathOf(picture), refusalReason(saved) === undefined ? 'saved' : undefined);
});

export const saveFocus = withPicture(async (request, picture) => {
  const { form, person } = request;
  const point = readFocus(form);
  if (point === undefined || picture.kind !== 'picture') {
    const errors = { focus_x: 'Enter two numbers from 0 to 100' };
    return showPicture(request, picture, { facts: picture, errors });
  }
  const entry = {
    action: 'pictures focus',
    record: `picture ${picture.id}`,
    before: { x: picture.focusX, y: picture.focusY },
    after: point,
  };
  const change = { ...point, by: person.email };
  const moved = await refocusPicture(depsOf(request, entry), picture, change);
  if (moved === undefined) return stale(request, picture);
  return redirectTo(pathOf(picture), 'picture-focused');
});

export const rotateOne = withPicture(async (request, picture) => {
  const { form, person } = request;
  const to = form.get('to') === 'left' ? 'left' : 'right';
  if (picture.kind !== 'picture') return noSuchRecord(request, 'picture', PICTURES);
  const entry = { action: 'pictures turn', record: `picture ${picture.id}`, after: { to } };
  const change = { to, by: person.email } as const;
  const turned = await rotatePicture(depsOf(request, entry), picture, change);
  if (turned === undefined) return stale(request, picture);
  return redirectTo(pathOf(picture), 'picture-turned');
});

export const replaceOne = withPicture((request, picture) => {
  const { person } = request;
  const { name, alt, decorative, showsStudents } = picture;
  return receivePicture(request, {
    kind: picture.kind,
    // Consent is given for one photograph: the form asks for that of the new one.
    facts: (sent) => ({
      ...{ name, alt, decorative, showsStudents },
      consentOnFile: sent.has('new_consent'),
    }),
    refuse: (refused) => showPicture(request, picture, { ...refused, facts: picture }),
    take: async (file) => {
      const entry = { action: 'pictures replace', record: `picture ${picture.id}` };
      const added = { ...file, old: picture, by: person.email };
      // Somebody else may have replaced it before the file arrived.
      const isThere = picture.binnedAt === null;
      const replaced = isThere ? await replacePicture(depsOf(request, entry), added) : undefined;
      if (replaced === undefined) return stale(request, picture);
      return redirectTo(pathOf(replaced), 'picture-replaced');
    },
  });
});

export const binOne = withPicture(async (request, picture) => {
  const entry = { action: 'pictures bin', record: `picture ${picture.id}` };
  const bin = (db: Db) => binPicture({ ...depsOf(request), db }, picture);
  const uses = await audited(request, entry, bin, ({ length }) => length === 0);
  return redirectTo(pathOf(picture), uses.length > 0 ? 'picture-in-use' : 'binned');
});

export const restoreOne = withPicture(async (request, picture) => {
  const entry = { action: 'pictures restore', record: `picture ${picture.id}` };
  const restore = (db: Db) => restorePicture({ ...depsOf(request), db }, picture);
  await audited(request, entry, restore, always);
  return redirectTo(pathOf(picture), 'restored');
});
