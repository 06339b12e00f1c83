import { DOCUMENT_KINDS, type DocumentKind } from '@/contract';
import { askForDocuments } from '../../../forms';
import { newToken } from '../../../platform';
import { sendLetters } from '../../../records';
import { goTo } from '../../answer';
import { editingDeps } from '../../editing-deps';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import type { ListAct } from '../records/acts';
import type { FoundRecord } from '../records/screens';

const ALL = 'all';

/** Of the family of one application. */
export async function askFamily(request: OfficeRequest, { key, path, name }: FoundRecord) {
  const asked = await ask(request, [String(key.id)], request.form.getAll('kind'), name);
  return goTo(path, asked > 0 ? 'documents-asked' : 'documents-not-asked');
}

export const documentsAct = (roles: readonly Role[]): ListAct => ({
  name: 'documents',
  label: 'Ask for documents',
  roles,
  choice: {
    name: 'kind',
    label: 'Document',
    options: [
      { value: ALL, label: 'all three' },
      ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kind })),
    ],
  },
  run: async (request, { keys, back }) => {
    const kind = request.form.get('kind') ?? '';
    const ids = keys.map(({ record }) => String(record));
    const kinds = kind === ALL ? DOCUMENT_KINDS : [kind];
    const asked = await ask(request, ids, kinds, `${ids.length} families`);
    return goTo(back.href, asked > 0 ? 'documents-asked' : 'documents-not-asked');
  },
});

/** The families that were asked for something new, each told by one email; in one transaction. */
async function ask(
  { deps, person: author, audit }: OfficeRequest,
  ids: readonly string[],
  named: readonly string[],
  record: string,
): Promise<number> {
  const { db, config: settings } = deps;
  const now = deps.now();
  const kinds = DOCUMENT_KINDS.filter((kind) => named.includes(kind));
  return db.transaction(async (tx) => {
    let sent = 0;
    for (const [wanted, keys] of await newlyAsked(ids, (id) =>
      askForDocuments(tx, id, { kinds, by: author.name, now }),
    )) {
      const letter = letterOf(wanted.split(', '), editingDeps(deps).publicUrl);
      const batch = newToken();
      const done = await sendLetters(tx, { ...letter, keys }, { batch, author, settings, now });
      sent += done.sent;
    }
    const after = { documents: kinds.join(', '), families: sent };
    await audit({ action: 'applications documents', record, after }, tx);
    return sent;
  });
}

/** Applications by what is new to them, so that each group gets one text. */
async function newlyAsked(
  ids: readonly string[],
  askOne: (id: string) => Promise<readonly DocumentKind[]>,
) {
  const groups = new Map<string, { kind: 'applications'; id: string }[]>();
  for (const id of ids) {
    const wanted = (await askOne(id)).join(', ');
    if (wanted !== '')
      groups.set(wanted, [...(groups.get(wanted) ?? []), { kind: 'applications', id }]);
  }
  return groups;
}

function letterOf(wanted: readonly string[], publicUrl: string) {
  const page = new URL('/register/status', publicUrl).href;
  return {
    subject: 'Documents for your application',
    text: [
      'Dear parent or guardian,',
      `For the application of {child} we need:\n\n${wanted.map((one) => `- ${one}`).join('\n')}`,
      `Please send a clear photograph or scan of each at ${page}. You will need the code that we email you there. A file can be a PDF, JPEG, PNG or HEIC of at most 5 MB.`,
    ].join('\n\n'),
  };
}
