import { type Picture, type PictureFacts, refusalReason, usesOf } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm, LinkButton } from '../../view/action';
import { Facts, RecordPage } from '../../view/facts';
import { CheckField, Field, PostForm, Submit, UploadForm } from '../../view/form';
import { Notice } from '../../view/notice';
import { Stamp } from '../../view/stamp';
import { Unsaved } from '../../view/unsaved';
import { inKilobytes, PICTURES } from './deps';
import { FactsFields, NewFile } from './facts-fields';
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
  const why = refusalReason(picture);
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
  const { id, kind, showsStudents } = picture;
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
        {showsStudents ? (
          <CheckField
            name="new_consent"
            label="Parental consent for the new picture is on file"
            hint="Without consent, nobody can see it"
          />
        ) : null}
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
        <ActionForm action={`/pictures/${id}/restore`}>Restore</ActionForm>
      ) : used ? (
        <p>You can move it to the bin once no record uses it.</p>
      ) : (
        <ActionForm action={`/pictures/${id}/bin`} tone="danger">
          Move to the bin
        </ActionForm>
      )}
    </section>
  );
}

/** Crops used on the site. */
const FRAMES = [
  { name: 'Slide', className: 'aspect-16/9' },
  { name: 'Card', className: 'aspect-4/3' },
  { name: 'Square', className: 'aspect-1/1' },
  { name: 'Portrait', className: 'aspect-4/5' },
] as const;

const PERCENT = { type: 'number', min: 0, max: 100, step: 1 } as const;

/** In the steps of components/ui/picture-focus.css. */
const inSteps = (percent: number) => Math.round(percent / 10) * 10;

function FocusForm({ picture }: { picture: Picture }) {
  const { id, alt, width, height, focusX, focusY, binnedAt } = picture;
  const image = (
    <span className="focus-frame">
      <img
        src={`/pictures/${id}/file`}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    </span>
  );
  if (binnedAt !== null) return image;
  const point = `focus-x-${inSteps(focusX)} focus-y-${inSteps(focusY)}`;
  return (
    <section>
      <form className="mb-3 flex gap-2" action={`/pictures/${id}/turn`} method="post">
        {['left', 'right'].map((to) => (
          <Submit key={to} name="to" value={to} tone="secondary">
            Rotate {to}
          </Submit>
        ))}
      </form>
      <office-focus className="grid gap-4">
        {image}
        <ul className="picture-frames quiet flex flex-wrap items-end gap-3">
          {FRAMES.map(({ name, className }) => (
            <li key={name}>
              <img className={`${className} ${point}`} src={`/pictures/${id}/thumb`} alt="" />
              {name}
            </li>
          ))}
        </ul>
        <PostForm action={`/pictures/${id}/focus`}>
          <fieldset
            className="grid grid-cols-[repeat(2,minmax(0,10rem))] gap-x-4 gap-y-1"
            aria-describedby="focus-hint"
          >
            <legend>Most important point</legend>
            <p className="field-hint col-span-full" id="focus-hint">
              It stays in view where the site crops the picture. Click it in the picture, or enter
              two percentages.
            </p>
            <Field {...PERCENT} name="focus_x" label="From the left" value={String(focusX)} />
            <Field {...PERCENT} name="focus_y" label="From the top" value={String(focusY)} />
          </fieldset>
          <Submit tone="secondary">Save point</Submit>
        </PostForm>
      </office-focus>
    </section>
  );
}
