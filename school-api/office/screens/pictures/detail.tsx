import { type Picture, type PictureFacts, usesOf, whyRefused } from '../../../content';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ActForm, LinkButton } from '../../view/act';
import { Facts } from '../../view/facts';
import { PostForm, Submit, UploadForm } from '../../view/form';
import { Notice } from '../../view/notice';
import { RecordPage } from '../../view/record-page';
import { Stamp } from '../../view/stamp';
import { Unsaved } from '../../view/unsaved';
import { inKilobytes, PICTURES } from './deps';
import { FactsFields } from './facts-fields';
import { FocusForm } from './focus-form';
import { NewFile } from './new';
import { Uses } from './uses';

type Refused = {
  facts: PictureFacts;
  errors: Record<string, string>;
  /** Somebody else has changed it meanwhile. */
  stale?: true;
  status?: number;
};

const STALE =
  'Nothing was saved. Someone has changed this picture since you opened it. Your changes are below: check them, and save again to replace what is there now.';

/** A picture or document: its details, uses and actions. */
export async function showPicture(request: OfficeRequest, picture: Picture, refused?: Refused) {
  const { deps } = request;
  const { id, kind, name, path, binnedAt } = picture;
  const isPicture = kind === 'picture';
  const uses = await usesOf(deps.db, [path]);
  const errors = refused?.errors ?? {};
  const body = (
    <>
      <State picture={picture} used={uses.length > 0} />
      <RecordPage
        facts={
          <>
            {isPicture ? <FocusForm picture={picture} /> : null}
            {binnedAt === null ? (
              <>
                <section>
                  <h2>Description</h2>
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
            <Facts items={factsOf(picture)} />
          </>
        }
        aside={
          <>
            <Uses uses={uses} />
            <Bin picture={picture} used={uses.length > 0} />
          </>
        }
      />
    </>
  );
  const status = refused?.stale ? 409 : (refused?.status ?? (refused ? 422 : 200));
  return screen(request, {
    title: name,
    back: { ...PICTURES, href: `${PICTURES.href}?kind=${kind}` },
    actions: (
      <LinkButton href={`/pictures/${id}/file`} download>
        Download
      </LinkButton>
    ),
    errors,
    refused: refused?.stale && STALE,
    body,
    status,
  });
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
        <a href={`/pictures/${replacedBy}`}>Another file</a> has replaced it. We delete this one 30
        days after that.
      </Notice>
    );
  }
  if (binnedAt !== null) {
    return <Notice tone="plain">In the bin. We delete it after 30 days.</Notice>;
  }
  if (why === undefined) return null;
  return (
    <Notice tone="bad">
      {why}. {isHidden(picture, used)}
    </Notice>
  );
}

/** Without a description it cannot be selected; without consent it is not served. */
function isHidden({ showsStudents, consentOnFile }: Picture, used: boolean): string {
  if (!showsStudents || consentOnFile) return 'Add one below, then the picture can be used.';
  return used ? 'The site shows a drawing instead.' : 'It cannot be used until then.';
}

type ReplaceProps = { picture: Picture; error: string | undefined; uses: number };

function Replace({ picture, error, uses }: ReplaceProps) {
  const { id, kind } = picture;
  const where =
    uses === 0
      ? 'Nothing uses it now.'
      : `${uses} ${uses === 1 ? 'record uses' : 'records use'} it.`;
  return (
    <section>
      <h2>Replace everywhere</h2>
      <p>The new file takes its place in all records. {where} The old one moves to the bin.</p>
      <UploadForm action={`/pictures/${id}/replace`}>
        <NewFile kind={kind} error={error} />
        <Submit tone="secondary">Replace everywhere</Submit>
      </UploadForm>
    </section>
  );
}

function Bin({ picture: { id, binnedAt }, used }: { picture: Picture; used: boolean }) {
  return (
    <section>
      <h2>Bin</h2>
      {binnedAt !== null ? (
        <ActForm action={`/pictures/${id}/restore`}>Restore</ActForm>
      ) : used ? (
        <p>You can move it to the bin once no record uses it.</p>
      ) : (
        <ActForm action={`/pictures/${id}/bin`} tone="danger">
          Move to the bin
        </ActForm>
      )}
    </section>
  );
}
