import { type Picture, type PictureFacts, usesOf, whyRefused } from '../../../content';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary, PostForm, Submit } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Stamp } from '../../view/stamp';
import { Unsaved } from '../../view/unsaved';
import { FileField, UploadForm } from '../../view/upload-form';
import { ACCEPT, inKilobytes, PICTURES } from './deps';
import { FactsFields } from './facts-fields';
import { FocusForm } from './focus-form';
import { FILE_HINTS } from './new';
import { Uses } from './uses';

type Refused = {
  facts: PictureFacts;
  errors: Record<string, string>;
  /** Somebody else has changed it meanwhile. */
  stale?: true;
  status?: number;
};

/** One picture or document: what it is, where it is used, and all that can be done with it. */
export async function showPicture(
  request: OfficeRequest,
  picture: Picture,
  refused?: Refused,
): Promise<Response> {
  const { deps } = request;
  const { id, kind, name, path, binnedAt } = picture;
  const isPicture = kind === 'picture';
  const uses = await usesOf(deps.db, [path]);
  const errors = refused?.errors ?? {};
  const body = (
    <>
      <PageHead
        title={name}
        back={{ ...PICTURES, href: `${PICTURES.href}?kind=${kind}` }}
        actions={
          <a className="button button-secondary" href={`/pictures/${id}/file`} download>
            Download
          </a>
        }
      />
      <ErrorSummary errors={errors} />
      {refused?.stale ? (
        <Notice tone="bad">
          Nothing was saved: somebody has changed this since your page was made. Below is what you
          have typed; look at it, and save it again to replace what is there now.
        </Notice>
      ) : null}
      <State picture={picture} used={uses.length > 0} />
      {isPicture ? <FocusForm picture={picture} /> : null}
      <Facts items={factsOf(picture)} />
      <Uses uses={uses} />
      {binnedAt === null ? (
        <>
          <section>
            <h2>Describe it</h2>
            <Unsaved
              record={`picture ${id}`}
              person={request.person}
              isRefused={refused !== undefined}
            >
              <PostForm action={`/pictures/${id}`}>
                <input type="hidden" name="seen" value={picture.revision} />
                <FactsFields
                  facts={refused?.facts ?? picture}
                  errors={errors}
                  isPicture={isPicture}
                />
                <Submit>Save</Submit>
              </PostForm>
            </Unsaved>
          </section>
          <Replace picture={picture} error={errors.file} uses={uses.length} />
        </>
      ) : null}
      <Bin picture={picture} used={uses.length > 0} />
    </>
  );
  const status = refused?.stale ? 409 : (refused?.status ?? (refused ? 422 : 200));
  return page(request, { title: name, body, status });
}

function factsOf({ type, width, height, bytes, path, uploadedAt, uploadedBy }: Picture) {
  const size = width && height ? `${width} × ${height} pixels, ` : '';
  return [
    {
      term: 'File',
      value: `${type === 'image/webp' ? 'WebP' : 'PDF'}, ${size}${inKilobytes(bytes)}`,
    },
    { term: 'Address', value: path },
    { term: 'Added', value: <Stamp at={uploadedAt} /> },
    { term: 'By', value: uploadedBy },
  ];
}

function State({ picture, used }: { picture: Picture; used: boolean }) {
  const { binnedAt, replacedBy } = picture;
  const why = whyRefused(picture);
  if (replacedBy !== null) {
    return (
      <Notice tone="plain">
        It was replaced by <a href={`/pictures/${replacedBy}`}>another one</a>, and is in the bin
        for 30 days.
      </Notice>
    );
  }
  if (binnedAt !== null) {
    return <Notice tone="plain">It is in the bin, and is removed after 30 days.</Notice>;
  }
  if (why === undefined) return null;
  return (
    <Notice tone="bad">
      {why}. {used ? 'The site shows a drawing in its place.' : 'It cannot be used until then.'}
    </Notice>
  );
}

type ReplaceProps = { picture: Picture; error: string | undefined; uses: number };

function Replace({ picture, error, uses }: ReplaceProps) {
  const { id, kind } = picture;
  const where =
    uses === 0 ? 'It is used nowhere now.' : `It is used ${uses === 1 ? 'once' : `${uses} times`}.`;
  return (
    <section>
      <h2>Replace it everywhere</h2>
      <p>
        Another file takes its place wherever it is used. {where} The old one goes into the bin.
      </p>
      <UploadForm action={`/pictures/${id}/replace`}>
        <FileField
          label={kind === 'picture' ? 'The new picture' : 'The new document'}
          name="file"
          hint={FILE_HINTS[kind]}
          accept={ACCEPT[kind]}
          error={error}
        />
        <Submit tone="secondary">Replace it everywhere</Submit>
      </UploadForm>
    </section>
  );
}

function Bin({ picture: { id, binnedAt }, used }: { picture: Picture; used: boolean }) {
  if (binnedAt !== null) {
    return (
      <PostForm action={`/pictures/${id}/restore`}>
        <Submit tone="secondary">Take it out of the bin</Submit>
      </PostForm>
    );
  }
  if (used) return <p>It cannot go into the bin while it is used.</p>;
  return (
    <PostForm action={`/pictures/${id}/bin`}>
      <Submit tone="danger">Move to the bin</Submit>
    </PostForm>
  );
}
