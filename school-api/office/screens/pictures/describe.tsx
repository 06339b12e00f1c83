import {
  describePicture,
  findUndescribed,
  MAX_ALBUM_PICTURES,
  MAX_ALT_LENGTH,
  type Picture,
  type PictureFacts,
  picturesWith,
  readDescription,
  refusalReason,
  toChosen,
} from '../../../content';
import { audited } from '../../audit';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { CheckField, Field, PostForm, SaveBar, Submit } from '../../view/form';
import { auditedFacts, changedFacts, depsOf, PICTURES, wantsJson } from './deps';
import { FactsFields } from './facts-fields';

/** Of those without a description. */
const MAX_OLD = 60;
const ALL = 'all.';

type Refused = {
  refused?: readonly { name: string; error: string }[];
  facts?: ReadonlyMap<number, PictureFacts>;
  errors?: Record<string, string>;
};

export const describePath = (added: readonly Pick<Picture, 'id'>[]) =>
  `/pictures/describe?${new URLSearchParams(added.map(({ id }) => ['id', String(id)]))}`;

/** Those in the address, otherwise the newest without a description. */
async function chosen({ deps, url }: OfficeRequest): Promise<Picture[]> {
  const ids = url.searchParams.getAll('id').filter((id) => /^\d{1,9}$/.test(id));
  if (ids.length === 0) return findUndescribed(deps.db, MAX_OLD);
  return picturesWith(deps.db, ids.slice(0, MAX_ALBUM_PICTURES).map(Number));
}

export const showDescriptions = async (request: OfficeRequest) =>
  showDescribe(request, await chosen(request));

/** All newly added pictures, described in one form. */
export function showDescribe(
  request: OfficeRequest,
  pictures: readonly Picture[],
  { refused = [], facts, errors = {} }: Refused = {},
): Response {
  const title = pictures.length === 1 ? 'Describe the picture' : 'Describe the pictures';
  const body = (
    <>
      {pictures.length === 0 ? (
        <p className="list-empty">Every picture has a description.</p>
      ) : (
        <PostForm action={describePath(pictures)}>
          {pictures.length > 1 ? (
            <fieldset className="field-group">
              <legend>For all pictures</legend>
              <Field
                name={`${ALL}alt`}
                label="Description"
                maxLength={MAX_ALT_LENGTH}
                hint="We use it for every picture without a description of its own."
              />
              <CheckField
                name={`${ALL}shows_students`}
                label="Shows students"
                hint="If you tick this, it applies to every picture."
              />
            </fieldset>
          ) : null}
          {pictures.map((picture) => (
            <fieldset
              key={picture.id}
              className="describe grid min-w-0 grid-cols-1 gap-x-6 gap-y-3 border-t border-line pt-5 wrap-anywhere md:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <legend className="md:col-span-full">{picture.name}</legend>
              <img
                className="w-60 rounded-small"
                src={`/pictures/${picture.id}/thumb`}
                alt=""
                width={240}
                height={160}
              />
              <div className="grid gap-4">
                <input type="hidden" name={`${picture.id}.seen`} value={picture.revision} />
                <FactsFields
                  prefix={`${picture.id}.`}
                  facts={facts?.get(picture.id) ?? picture}
                  {...{ errors, isPicture: true }}
                />
              </div>
            </fieldset>
          ))}
          <SaveBar>
            <Submit>Save</Submit>
            <Submit name="next" value="news" tone="secondary">
              Save and add a news item
            </Submit>
            <Submit name="next" value="albums" tone="secondary">
              Save and add an album
            </Submit>
          </SaveBar>
        </PostForm>
      )}
    </>
  );
  const notAdded = refused.map(({ name, error }) => `${name || 'a file'} (${error})`).join(', ');
  const warning = notAdded && `Not added: ${notAdded}.`;
  return screen(request, { title, back: PICTURES, errors, refused: warning, body });
}

const STALE = 'This picture has changed since you opened it. Check it and save again';

/** Saves the valid ones, and asks again for the others. */
export async function saveDescriptions(request: OfficeRequest): Promise<Response> {
  const { form } = request;
  const pictures = await chosen(request);
  const facts = new Map<number, PictureFacts>();
  const errors: Record<string, string> = {};
  for (const picture of pictures) {
    const prefix = `${picture.id}.`;
    if (!form.has(`${prefix}seen`)) continue;
    const isPicture = picture.kind === 'picture';
    const read = readDescription(withCommonValues(form, prefix), { isPicture, prefix });
    facts.set(picture.id, read.facts);
    const problems = Object.entries<string>(read.problems);
    if (problems.length === 0 && !(await saveOne(request, picture, read.facts))) {
      problems.push([`${prefix}alt`, STALE]);
    }
    for (const [field, problem] of problems) {
      errors[field] = pictures.length > 1 ? `${picture.name}: ${problem}` : problem;
    }
  }
  const now = await chosen(request);
  if (Object.keys(errors).length > 0) return showDescribe(request, now, { facts, errors });
  if (wantsJson(request)) return Response.json(now.filter(isUsable).map(toChosen));
  const next = form.get('next');
  if (next === 'news' || next === 'albums') {
    const query = new URLSearchParams(
      now.filter(isUsable).map(({ id }) => ['picture', String(id)]),
    );
    return redirectTo(`/content/${next}/new?${query}`);
  }
  const [first] = now;
  return redirectTo(
    now.length === 1 && first ? `/pictures/${first.id}` : '/pictures',
    'pictures-described',
  );
}

/** The common description applies where a picture has none. Consent is always individual. */
function withCommonValues(form: URLSearchParams, prefix: string): URLSearchParams {
  const filled = new URLSearchParams(form);
  for (const name of ['alt', 'shows_students']) {
    filled.set(prefix + name, form.get(prefix + name)?.trim() || (form.get(ALL + name) ?? ''));
  }
  return filled;
}

const isUsable = (picture: Picture) => refusalReason(picture) === undefined;

async function saveOne(request: OfficeRequest, picture: Picture, typed: PictureFacts) {
  const facts = { ...typed, name: typed.name || picture.name };
  const seen = request.form.get(`${picture.id}.seen`);
  if (changedFacts(picture, facts) === '') return true;
  if (seen !== String(picture.revision)) return false;
  return (await saveDescription(request, picture, facts)) !== undefined;
}

/** Undefined if somebody else was faster. */
export function saveDescription(request: OfficeRequest, picture: Picture, facts: PictureFacts) {
  const entry = {
    action: 'pictures change',
    record: `picture ${picture.id}`,
    before: auditedFacts(picture),
    after: { ...auditedFacts(facts), changed: changedFacts(picture, facts) },
  };
  return audited(request, entry, (db) =>
    describePicture({ ...depsOf(request), db }, picture, facts),
  );
}
