import { readBytes } from '@/contract/read-bytes';

const KB = 1024;
const MAX_BYTES = 64 * KB;
/** For a resubmitted form, whose field names have a prefix. */
const MAX_KEPT_BYTES = 2 * MAX_BYTES;
/** The longest text of a field, 100,000 characters: a Hindi letter takes nine bytes here. */
const MAX_TEXT_BYTES = 1024 * KB;
/** Larger forms need one of few slots, so that they cannot fill the memory. */
const LARGE_BYTES = 300 * KB;
const PLACES = { signedIn: 8, nobody: 2 } as const;

type Sender = keyof typeof PLACES;

const large: Record<Sender, number> = { signedIn: 0, nobody: 0 };

const TYPE = /^application\/x-www-form-urlencoded\b/i;

/** A form's fields; `too-large` also if it is not a form. */
export async function readForm(
  request: Request,
  path: string,
  sender: Sender,
): Promise<URLSearchParams | 'too-large' | 'busy'> {
  if (request.method !== 'POST') return new URLSearchParams();
  const max = maxBytes(path);
  // Browsers declare the size.
  const length = Number(request.headers.get('content-length') ?? max);
  if (length > max) return 'too-large';
  if (length <= LARGE_BYTES) return (await read(request, length)) ?? 'too-large';
  // Strangers do not take signed-in people's slots.
  if (large[sender] >= PLACES[sender]) return 'busy';
  large[sender] += 1;
  try {
    return (await read(request, max)) ?? 'too-large';
  } finally {
    large[sender] -= 1;
  }
}

async function read(request: Request, max: number): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type');
  const bytes = await readBytes(request.body, max);
  if (bytes === undefined || (bytes.length > 0 && !TYPE.test(type ?? ''))) return undefined;
  return withoutNul(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function maxBytes(path: string): number {
  // The second one has the descriptions of an album's pictures.
  if (path.startsWith('/content/') || path === '/pictures/describe') return MAX_TEXT_BYTES;
  // A bulk action names each record.
  return /^\/confirm|\/actions\//.test(path) ? MAX_KEPT_BYTES : MAX_BYTES;
}

/** Pasted by accident; PostgreSQL rejects NUL. */
function withoutNul(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => [name.replaceAll('\0', ''), value.replaceAll('\0', '')]),
  );
}
