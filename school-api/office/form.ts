import { readBytes } from '@/contract/read-bytes';

const KB = 1024;
const MAX_BYTES = 64 * KB;
/** Carries a form on, the names of its fields with a prefix. */
const MAX_KEPT_BYTES = 2 * MAX_BYTES;
/** The longest text of a field, 100,000 characters: a letter of Hindi takes nine bytes here. */
const MAX_TEXT_BYTES = 1024 * KB;
/** Beyond this a form takes one of few places, so that the memory is never filled with them. */
const LARGE_BYTES = 300 * KB;
const PLACES = { signedIn: 8, nobody: 2 } as const;

type Sender = keyof typeof PLACES;

const large: Record<Sender, number> = { signedIn: 0, nobody: 0 };

const TYPE = /^application\/x-www-form-urlencoded\b/i;

/** The fields of a form; `too-large` also when it is none. */
export async function readForm(
  request: Request,
  path: string,
  sender: Sender,
): Promise<URLSearchParams | 'too-large' | 'busy'> {
  if (request.method !== 'POST') return new URLSearchParams();
  const max = mostBytes(path);
  // Browsers say how much they send.
  const length = Number(request.headers.get('content-length') ?? max);
  if (length > max) return 'too-large';
  if (length <= LARGE_BYTES) return (await read(request, length)) ?? 'too-large';
  // One who is not signed in takes nobody's place.
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

function mostBytes(path: string): number {
  if (path.startsWith('/content/')) return MAX_TEXT_BYTES;
  // An act on many names each of them.
  return /^\/confirm|\/acts\//.test(path) ? MAX_KEPT_BYTES : MAX_BYTES;
}

/** Pasted by accident; PostgreSQL stores none. */
function withoutNul(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => [name.replaceAll('\0', ''), value.replaceAll('\0', '')]),
  );
}
