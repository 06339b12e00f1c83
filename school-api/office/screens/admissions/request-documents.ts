import { DOCUMENT_KINDS, STATUS_PATH } from '@/contract';
import { requestDocuments } from '../../../forms';
import { newToken } from '../../../platform';
import { lockApplications, prepareLetters, writeLetters } from '../../../records';
import { goTo } from '../../answer';
import { editingDeps } from '../../editing-deps';
import { goUndoing } from '../../flash';
import type { OfficeRequest } from '../../route';
import type { ListAct } from '../records/acts';
import type { FoundRecord } from '../records/screens';
import { LIST, ADMISSIONS as roles } from './names';

const ALL = 'all';

/** For one application's family. */
export async function askFamily(request: OfficeRequest, { key, path, name, person }: FoundRecord) {
  const about = { record: name, person };
  const asked = await ask(request, [String(key.id)], request.form.getAll('kind'), about);
  return goAsked(request, path, asked);
}

/** With the letters, their undo takes the requests back. */
function goAsked(request: OfficeRequest, back: string, batch: string | undefined): Response {
  if (batch === undefined) return goTo(back, 'documents-not-asked');
  const undo = { action: `${LIST.href}/letters/${batch}/undo`, fields: { back } };
  return goUndoing(request, back, 'documents-asked', undo);
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
    return goAsked(request, back.href, asked);
  },
};

/** Asks families for what is new, each by one email, in one transaction. Returns the batch of emails. */
async function ask(
  { deps, person: author, audit }: OfficeRequest,
  ids: readonly string[],
  named: readonly string[],
  about: { record: string; person?: string },
): Promise<string | undefined> {
  const { db, config: settings } = deps;
  const [now, batch] = [deps.now(), newToken()];
  const kinds = DOCUMENT_KINDS.filter((kind) => named.includes(kind));
  return db.transaction(async (tx) => {
    await lockApplications(tx, ids);
    const asked = await requestDocuments(tx, ids, { kinds, by: author.name, now });
    // Identical requests get the same text.
    const texts = new Map([...asked.values()].map((wanted) => [wanted.join(), wanted]));
    for (const [name, wanted] of texts) {
      const keys = [...asked].flatMap(([id, own]) =>
        own.join() === name ? { kind: 'applications' as const, id } : [],
      );
      const letter = letterOf(wanted, editingDeps(deps).publicUrl);
      const letters = await prepareLetters(tx, { ...letter, keys }, { settings, now });
      const going = letters.filter(({ leftOut }) => leftOut === undefined);
      await writeLetters(tx, going, { batch, author, now });
    }
    const after = { documents: kinds.join(', '), families: asked.size };
    await audit({ action: 'applications documents', ...about, after }, tx);
    return asked.size > 0 ? batch : undefined;
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
