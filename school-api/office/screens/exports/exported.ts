import {
  admissionsSubject,
  careersSubject,
  contactSubject,
  type ExportColumn,
  exportColumns,
  listIds,
  type OfficeFilter,
  pagesOf,
  type RecordKind,
  type Subject,
} from '../../../records';
import { redirectTo } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { FORMAT_OPTIONS } from '../../view/export-menu';
import { counted } from '../../view/text';
import { LIST as DONATIONS, LISTED } from '../donations/labels';
import type { Chosen, List, ListAction } from '../records/actions';
import { readSources, rowLook } from '../records/filter';
import { filtered, formatOf, offerFile, sendFile } from './send-file';

type Exported = {
  subject: Subject;
  list: List;
  /** All subjects that the list shows. */
  listed: readonly Subject[];
  roles: readonly Role[];
};

/** Undefined if the filters are wrong, or leave nothing of this kind. */
async function readExported(
  { subject, listed }: Exported,
  request: OfficeRequest,
): Promise<OfficeFilter | undefined> {
  const read = await readSources(listed, request);
  if ('problem' in read) return undefined;
  return read.sources.find((source) => source.subject === subject)?.filter;
}

const ofList = (subject: Subject, label: string): Exported => ({
  subject,
  list: { href: `/${subject.name}`, label },
  listed: [subject],
  roles: ['admissions', 'head'],
});

const ofDonations = (subject: Subject): Exported => ({
  subject,
  list: DONATIONS,
  listed: LISTED,
  roles: ['accounts', 'head'],
});

export const EXPORTED: readonly Exported[] = [
  ofList(admissionsSubject, 'Applications'),
  ofList(contactSubject, 'Messages'),
  ofList(careersSubject, 'Job applications'),
  ...LISTED.map(ofDonations),
];

/** Exports a list's selected rows; rows of several kinds go into one file. */
export const exportAction = (name: RecordKind, roles: readonly Role[]): ListAction => ({
  name: 'export',
  label: 'Export',
  roles,
  confirm: true,
  choice: { name: 'format', label: 'Format of the export', options: FORMAT_OPTIONS },
  run: async (request, { keys, back }) => {
    const { form, url } = request;
    const isAll = form.get('all') === 'yes';
    const { person, after } = isAll ? rowLook(url) : {};
    return sendFile(request, {
      name,
      format: formatOf(form),
      lines: keys.length,
      back,
      ...(await partsOf(request, keys)),
      audit: {
        action: `${name} export`,
        record: `${keys.length} ${name}`,
        ...(person && { person }),
        after: { ...after, rows: isAll ? 'all that match' : 'chosen one by one' },
      },
    });
  },
});

async function partsOf({ deps }: OfficeRequest, keys: Chosen['keys']) {
  const { db, config } = deps;
  const columns = new Map<string, ExportColumn>();
  const parts: ReturnType<typeof pagesOf>[] = [];
  for (const { subject } of EXPORTED) {
    const ids = keys.filter(({ kind }) => kind === subject.name).map(({ record }) => record);
    if (ids.length === 0) continue;
    for (const column of await exportColumns(db, subject)) columns.set(column.name, column);
    parts.push(pagesOf(subject, ids, { db, config }));
  }
  async function* pages() {
    for (const part of parts) yield* part;
  }
  return { columns: [...columns.values()], pages: pages() };
}

/** Each subject has separate addresses, since its roles differ. */
export const exportRoutes: readonly OfficeRoute[] = EXPORTED.flatMap((exported): OfficeRoute[] => {
  const { roles, subject, list } = exported;
  const route = { method: 'GET', roles, confirm: true } as const;
  const path = `/exports/${subject.name}`;
  return [
    { ...route, path, run: offerFile(list) },
    { ...route, path: `${path}/file`, run: (request) => sendExport(request, exported) },
  ];
});

async function sendExport(request: OfficeRequest, exported: Exported): Promise<Response> {
  const { subject, list } = exported;
  const { url, deps } = request;
  const { db, config } = deps;
  const filter = await readExported(exported, request);
  if (filter === undefined) return redirectTo(`${list.href}${url.search}`);
  const ids = await listIds(db, subject.keys, filter);
  return sendFile(request, {
    name: subject.name,
    format: formatOf(url.searchParams),
    lines: ids.length,
    back: filtered(list, url),
    pages: pagesOf(subject, ids, { db, config }),
    columns: await exportColumns(db, subject),
    audit: {
      action: `${subject.name} export`,
      record: counted(ids.length, subject.singular),
      ...rowLook(url),
    },
  });
}
