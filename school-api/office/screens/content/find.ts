import { type EditedRecord, findList, findRecord, type List, type Saved } from '../../../content';
import { rowNumber } from '../../../records';
import { editingDeps } from '../../editing-deps';
import { redirectWithOffers } from '../../flash';
import { ownPath } from '../../own-site';
import type { Answer, OfficeRequest, Role } from '../../route';
import { capital, cutTo } from '../../view/text';
import { noSuchRecord } from '../records/missing';

export const CONTENT = { href: '/content', label: 'Content' };

export const EDITORS: readonly Role[] = ['editor', 'head'];

export const pathOf = ({ name }: Pick<List, 'name'>) => `${CONTENT.href}/${name}`;

export const recordPath = (facts: Pick<List, 'name'>, { id }: { id: number }) =>
  `${pathOf(facts)}/${id}`;

export const backTo = (facts: List) => ({ href: pathOf(facts), label: facts.title });

export const onList =
  (run: (request: OfficeRequest, facts: List) => Answer) =>
  (request: OfficeRequest): Answer => {
    const facts = findList(request.params.list ?? '');
    return facts ? run(request, facts) : noSuchRecord(request, 'list', CONTENT);
  };

export type Found = { facts: List; record: EditedRecord };

type NotFound = (request: OfficeRequest, facts: List) => Answer;

export const onRecord = (
  run: (request: OfficeRequest, found: Found) => Answer,
  none: NotFound = missing,
) =>
  onList(async (request, facts) => {
    const id = rowNumber(request.params.id);
    const record = id && (await findRecord(editingDeps(request.deps), facts.name, id));
    return record ? run(request, { facts, record }) : none(request, facts);
  });

export function missing(request: OfficeRequest, facts: List): Response {
  return noSuchRecord(request, 'record', backTo(facts));
}

/** '1' if the address has none, or an invalid one. */
export const pageNumber = ({ url }: OfficeRequest) => rowNumber(url.searchParams.get('page')) || 1;

const MAX_LABEL_LENGTH = 40;

/** A record's name where space is limited. */
export function shortName(
  { one }: Pick<List, 'one'>,
  { label, id }: Pick<EditedRecord, 'label' | 'id'>,
) {
  return label === '' ? `${capital(one)} ${id}` : cutTo(MAX_LABEL_LENGTH, label);
}

/** In the audit: a number and no name. */
export const auditName = ({ list, id }: { list: string; id: number }) => `${list} ${id}`;

/** What the person saw, or what an action left: an action on anything else is refused. */
export const seen = ({ revision }: { revision: number }) => ({ revision: String(revision) });

type Undo = { action: string; fields?: Record<string, string> };

/** Returns to the page with the button, if it is a page of the content; a fragment restores the focus. */
export function goBack(
  request: OfficeRequest,
  { to, message, at, undo }: { to: string; message: string; at?: string; undo?: Undo | undefined },
): Response {
  const back = ownPath(request.form.get('back'));
  const isOwn = back.split('?')[0] === CONTENT.href || back.startsWith(`${CONTENT.href}/`);
  const path = isOwn ? back : to;
  const offers = undo ? [{ label: 'Undo', ...undo, fields: { ...undo.fields, back: path } }] : [];
  return redirectWithOffers(request, at ? `${path}#${at}` : path, { message, offers });
}

export function writeRefused(
  { audit }: OfficeRequest,
  record: string,
  action: string,
  saved: Exclude<Saved, { ok: true }>,
): Promise<void> {
  return audit({
    action: 'content refused',
    record,
    after: { action, why: reasonOf(saved) },
  });
}

/** Without the problems themselves, which may contain input. */
function reasonOf(saved: Exclude<Saved, { ok: true }>): string {
  if ('missing' in saved) return 'removed meanwhile';
  return 'stale' in saved ? 'changed meanwhile' : 'not valid';
}
