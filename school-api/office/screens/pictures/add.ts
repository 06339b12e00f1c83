import { addPicture, isUndescribed, type Picture, whyRefused } from '../../../content';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { auditedFacts, depsOf, kindOf, MAX_FILES, wantsJson } from './deps';
import { describePath, showDescribe } from './describe';
import { showNew } from './new';
import { type Result, receivePictures } from './receive';

type Refused = Extract<Result<Picture>, { ok: false }>;

/** Adds each readable file; the others are listed with their errors. */
export async function addFiles(request: OfficeRequest): Promise<Response> {
  const { person, url } = request;
  const kind = kindOf(url);
  const { facts, results } = await receivePictures(request, {
    kind,
    max: MAX_FILES[kind],
    take: async (file) => {
      const after = auditedFacts(file.facts);
      const entry = { action: 'pictures add', record: `a ${kind}`, after };
      return addPicture(depsOf(request, entry), { ...file, by: person.email });
    },
  });
  const added = results.flatMap((result) => (result.ok ? [result.taken] : []));
  const refused = results.filter((result): result is Refused => !result.ok);
  const [first] = added;
  const [wrong] = refused;
  if (wantsJson(request)) {
    const answer = first ? { id: first.id } : { error: wrong?.error ?? '' };
    return Response.json(answer, { status: wrong?.status ?? 200 });
  }
  if (first === undefined) return showNew(request, { facts, ...errorsOf(refused) });
  if (wrong !== undefined) return showDescribe(request, added, { refused });
  if (added.some(isUndescribed)) return goTo(describePath(added));
  return goTo(`/pictures/${first.id}`, whyRefused(first) ? undefined : 'picture-added');
}

/** One sentence for each file. */
function errorsOf(refused: readonly Refused[]) {
  const [first] = refused;
  const all = refused.map(({ name, error }) =>
    name && refused.length > 1 ? `${name}: ${error}` : error,
  );
  const file = all.length === 0 ? 'Choose a file' : all.join('. ');
  return { errors: { file }, status: first?.status ?? 422 };
}
