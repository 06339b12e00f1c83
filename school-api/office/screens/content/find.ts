import { type EditedRecord, findList, findRecord, type List } from '../../../content';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';

export const CONTENT = { href: '/content', label: 'Content' };

export const pathOf = ({ name }: Pick<List, 'name'>) => `${CONTENT.href}/${name}`;

export const recordPath = (facts: Pick<List, 'name'>, { id }: { id: number }) =>
  `${pathOf(facts)}/${id}`;

export const backTo = (facts: List) => ({ href: pathOf(facts), label: facts.title });

type Answer = Response | Promise<Response>;

/** Runs on a list that is there. */
export const onList =
  (run: (request: OfficeRequest, facts: List) => Answer) =>
  (request: OfficeRequest): Answer => {
    const facts = findList(request.params.list ?? '');
    return facts ? run(request, facts) : noSuchRecord(request, 'list', CONTENT);
  };

export type Found = { facts: List; record: EditedRecord };

type None = (request: OfficeRequest, facts: List) => Answer;

/** Runs on a record that is there. */
export const onRecord = (
  run: (request: OfficeRequest, found: Found) => Answer,
  none: None = missing,
) =>
  onList(async (request, facts) => {
    const id = rowId(request.params.id);
    const record = id && (await findRecord(editingDeps(request.deps), facts.name, id));
    return record ? run(request, { facts, record }) : none(request, facts);
  });

export function missing(request: OfficeRequest, facts: List): Response {
  return noSuchRecord(request, 'record', backTo(facts));
}

const LARGEST = 2_147_483_647;

/** As the database counts; undefined for anything else. */
export function rowId(text = ''): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= LARGEST ? id : undefined;
}

/** '1' where the address has none, or something odd. */
export const pageNumber = ({ url }: OfficeRequest) =>
  rowId(url.searchParams.get('page') ?? '') ?? 1;

const LONGEST_LABEL = 40;

/** What a record is called where there is little room. */
export function shortName(
  { one }: Pick<List, 'one'>,
  { label, id }: Pick<EditedRecord, 'label' | 'id'>,
) {
  const signs = [...label];
  if (signs.length === 0) return `${capital(one)} ${id}`;
  return signs.length > LONGEST_LABEL ? `${signs.slice(0, LONGEST_LABEL).join('')}…` : label;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** In the audit: a number and no name. */
export const auditName = ({ list, id }: { list: string; id: number }) => `${list} ${id}`;
