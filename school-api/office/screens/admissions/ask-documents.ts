import { DOCUMENT_KINDS, STATUS_PATH } from '@/contract';
import { askForDocuments } from '../../../forms';
import { newToken } from '../../../platform';
import { sendLetters } from '../../../records';
import { goTo } from '../../answer';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import type { ListAct } from '../records/acts';
import type { FoundRecord } from '../records/screens';
import { ADMISSIONS as roles } from './names';

const ALL = 'all';

/** Of the family of one application. */
export async function askFamily(request: OfficeRequest, { key, path, name, person }: FoundRecord) {
  const about = { record: name, person };
  const asked = await ask(request, [String(key.id)], request.form.getAll('kind'), about);
  return goTo(path, asked > 0 ? 'documents-asked' : 'documents-not-asked');
}

export const documentsAct: ListAct = {
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
    const asked = await ask(request, ids, kinds, { record: `${ids.length} families` });
    return goTo(back.href, asked > 0 ? 'documents-asked' : 'documents-not-asked');
  },
};

/** The families that were asked for something new, each told by one email; in one transaction. */
async function ask(
  { deps, person: author, audit }: OfficeRequest,
  ids: readonly string[],
  named: readonly string[],
  about: { record: string; person?: string },
): Promise<number> {
  const { db, config: settings } = deps;
  const now = deps.now();
  const kinds = DOCUMENT_KINDS.filter((kind) => named.includes(kind));
  return db.transaction(async (tx) => {
    const asked = await askForDocuments(tx, ids, { kinds, by: author.name, now });
    // Who is asked for the same gets the same text.
    const texts = new Map([...asked.values()].map((wanted) => [wanted.join(), wanted]));
    for (const [name, wanted] of texts) {
      const keys = [...asked].flatMap(([id, own]) =>
        own.join() === name ? { kind: 'applications' as const, id } : [],
      );
      const letter = letterOf(wanted, editingDeps(deps).publicUrl);
      await sendLetters(tx, { ...letter, keys }, { batch: newToken(), author, settings, now });
    }
    const after = { documents: kinds.join(', '), families: asked.size };
    await audit({ action: 'applications documents', ...about, after }, tx);
    return asked.size;
  });
}

function letterOf(wanted: readonly string[], publicUrl: string) {
  const page = new URL(STATUS_PATH, publicUrl).href;
  return {
    subject: 'Documents for your application',
    text: [
      'Dear parent or guardian,',
      `For your application {number} we need:\n\n${wanted.map((one) => `- ${one}`).join('\n')}`,
      `Please send a clear photograph or scan of each at ${page}. You will need the code that we email you there. A file can be a PDF, JPEG, PNG or HEIC of at most 5 MB.`,
    ].join('\n\n'),
  };
}
