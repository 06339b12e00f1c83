import {
  type Arriving,
  addPicture,
  FileRefused,
  isUndescribed,
  newArriving,
  ownFolder,
  type Picture,
  type PictureFacts,
  type Prepared,
  prepareFile,
  readDescription,
  refusalReason,
  refusals,
  removeArriving,
  UPLOAD_MAX_BYTES,
} from '../../../content';
import type { PictureKind } from '../../../db';
import { isDiskFull } from '../../../platform';
import { redirectTo } from '../../response';
import type { Answer, OfficeRequest } from '../../route';
import { type Received, type ReceivedFile, readFields, receiveFiles } from '../../upload';
import { auditedFacts, depsOf, kindOf, MAX_FILES, wantsJson } from './deps';
import { describePath, showDescribe } from './describe';
import { showNew } from './new';

type RefusedFile = { facts: PictureFacts; errors: Record<string, string>; status?: number };
/** The result for one file, by its original name. */
type Result<T> = { name: string } & (
  | { ok: true; taken: T }
  | { ok: false; error: string; status: number }
);

type Options<T> = {
  kind: PictureKind;
  /** For a replacement, most of them are kept. */
  facts?: (sent: URLSearchParams) => PictureFacts;
  max?: number;
  take: (file: { arriving: Arriving; prepared: Prepared; facts: PictureFacts }) => Promise<T>;
};

/** Receives files and prepares them one after another; cleans up everything else. */
async function receivePictures<T>(
  request: OfficeRequest,
  options: Options<T>,
): Promise<{ facts: PictureFacts; results: readonly Result<T>[] }> {
  const { max = 1 } = options;
  const places: Arriving[] = [];
  let received: Received | undefined;
  const facts = () => {
    const sent = received?.fields ?? NONE;
    return options.facts?.(sent) ?? readDescription(sent, { isPicture: false }).facts;
  };
  try {
    while (places.length < max) places.push(await newArriving(ownFolder(depsOf(request))));
    const to = places.map(({ sent }) => sent);
    received = await receiveFiles(request, { maxBytes: UPLOAD_MAX_BYTES, to });
    if (!received.ok) return { facts: facts(), results: [WHY[received.why](max)] };
    const results: Result<T>[] = [];
    for (const [index, file] of received.files.entries()) {
      const arriving = places[index];
      if (arriving) results.push(await takeOne(request, options, facts(), file, arriving));
    }
    return { facts: facts(), results };
  } catch (error) {
    const { upload } = request;
    // The disk was full before the form was read.
    if (received === undefined && upload) {
      received = { ok: true, files: [], fields: await readFields(upload, UPLOAD_MAX_BYTES) };
    }
    return { facts: facts(), results: [refusedBy(request, error)] };
  } finally {
    for (const arriving of places) await removeArriving(arriving);
  }
}

async function takeOne<T>(
  request: OfficeRequest,
  { kind, take }: Options<T>,
  facts: PictureFacts,
  { name, bytes, isTooLarge }: ReceivedFile,
  arriving: Arriving,
): Promise<Result<T>> {
  try {
    if (isTooLarge) return { ...refusal(refusals.tooLarge, 413), name };
    if (bytes === 0) return { ...refusal(refusals.none), name };
    const prepared = await prepareFile(arriving, { kind, name });
    const named = { ...facts, name: facts.name || nameOfFile(name) };
    return { name, ok: true, taken: await take({ arriving, prepared, facts: named }) };
  } catch (error) {
    return { ...refusedBy(request, error), name };
  }
}

/** The same for a form with one file. */
export async function receivePicture(
  request: OfficeRequest,
  { refuse, ...options }: Options<Response> & { refuse: (refused: RefusedFile) => Answer },
): Promise<Response> {
  const { facts, results } = await receivePictures(request, options);
  const [result = refusal(refusals.none)] = results;
  if (result.ok) return result.taken;
  return refuse({ facts, errors: { file: result.error }, status: result.status });
}

const NONE = new URLSearchParams();

const refusal = (error: string, status = 422) => ({ name: '', ok: false, error, status }) as const;

const WHY = {
  'too-large': (max: number) => refusal(max > 1 ? refusals.tooMuch : refusals.tooLarge, 413),
  busy: () => refusal('Other files are being added. Wait a moment and try again', 503),
  malformed: () => refusal('The files did not arrive completely. Try again'),
  'disk-full': () => refusal(refusals.diskFull),
} as const;

/** Anything but a refusal is our error, and is answered as one. */
function refusedBy({ deps }: OfficeRequest, error: unknown) {
  const known = isDiskFull(error) ? new FileRefused(refusals.diskFull) : error;
  if (!(known instanceof FileRefused)) throw error;
  const { message } = known;
  if (message === refusals.diskFull)
    deps.log.error('disk full: a file from the office was refused');
  return refusal(message);
}

const MAX_NAME_LENGTH = 120;

/** Without the folders that some programs include. */
function nameOfFile(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const plain = own
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MAX_NAME_LENGTH).join('') || 'Without a name';
}

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
  if (added.some(isUndescribed)) return redirectTo(describePath(added));
  return redirectTo(`/pictures/${first.id}`, refusalReason(first) ? undefined : 'picture-added');
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
