import { createHash } from 'node:crypto';
import { isUndescribed, isUnmanaged, replaceNamed, type Use, usesOf } from '../../../content';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Submit, UploadForm } from '../../view/form';
import { shownAt } from '../../view/picture-field';
import { onFound } from '../records/missing';
import { auditedFacts, depsOf, kindOfPath, PICTURES } from './deps';
import { describePath } from './describe';
import { EMPTY_FACTS, FactsFields, NewFile } from './facts-fields';
import type { Refused } from './new';
import { receivePicture } from './receive';
import { Uses } from './uses';

const BACK = { href: '/pictures?shown=unmanaged', label: PICTURES.label };

type Named = { path: string; uses: readonly Use[] };

const withNamed = onFound<Named>(
  async ({ deps, url }) => {
    const path = url.searchParams.get('path') ?? '';
    const uses = isUnmanaged(path) ? await usesOf(deps.db, [path]) : [];
    return uses.length > 0 ? { path, uses } : undefined;
  },
  'file',
  BACK,
);

export const showNamed = withNamed((request, named) => namedPage(request, named));

/** A file from outside the office: its uses, and a replacement. */
function namedPage(request: OfficeRequest, { path, uses }: Named, refused?: Refused): Response {
  const kind = kindOfPath(path);
  const isPicture = kind === 'picture';
  const title = path.slice(path.lastIndexOf('/') + 1);
  const { facts, errors } = refused ?? { facts: EMPTY_FACTS, errors: {} };
  const body = (
    <>
      {isPicture ? (
        <span className="focus-frame">
          <img src={shownAt(path)} alt="" />
        </span>
      ) : null}
      <Uses uses={uses} />
      <section>
        <h2>Replace everywhere</h2>
        <p>The new file takes its place in each of these records.</p>
        <UploadForm action={`/pictures/named?path=${encodeURIComponent(path)}`}>
          <NewFile kind={kind} error={errors.file} />
          <FactsFields facts={facts} errors={errors} isPicture={isPicture} />
          <Submit>Replace everywhere</Submit>
        </UploadForm>
      </section>
    </>
  );
  return screen(request, {
    title,
    back: BACK,
    lead: 'This file came with the site.',
    errors,
    body,
    status: refused ? (refused.status ?? 422) : 200,
  });
}

export const replaceNamedFile = withNamed((request, named) => {
  const { person } = request;
  const { path } = named;
  return receivePicture(request, {
    kind: kindOfPath(path),
    refuse: (refused) => namedPage(request, named, refused),
    take: async (file) => {
      const after = auditedFacts(file.facts);
      // Such a file may be named after the person in it.
      const record = `file ${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
      const entry = { action: 'pictures replace', record, after };
      const added = { ...file, from: path, by: person.email };
      const picture = await replaceNamed(depsOf(request, entry), added);
      if (isUndescribed(picture)) return redirectTo(describePath([picture]));
      return redirectTo(`/pictures/${picture.id}`, 'picture-replaced');
    },
  });
});
