import { type Dispatcher, request } from 'undici';
import type { ZodType, z } from 'zod';
import { parseJson } from '@/contract';
import { FACTS_PATH, type SchoolFacts, schoolFacts } from '@/contract/facts/school-facts';
import {
  CHANGES_PATH,
  type ChangeNumbers,
  type ChangesAnswer,
  changesAnswer,
  writeNumbers,
} from '@/contract/site-changes';
import {
  WITHHELD_PATH,
  type WithheldPictures,
  withheldPictures,
} from '@/contract/withheld-pictures';
import { discard, readText } from '@/lib/school-api/body';
import { pictureUrl } from '@/lib/school-api/media';

type Target = { url: string; userId: string; timeoutMs: number };

/** 'absent': the school's own server does not have this call. */
export type ApiAnswer<T> = { is: 'known'; value: T } | { is: 'absent' } | { is: 'failed' };

/** Requests the changes, and reports which ones this instance now shows. */
export async function fetchChanges(
  to: Target,
  instance: string,
  applied: ChangeNumbers,
): Promise<ApiAnswer<ChangesAnswer>> {
  const query = new URLSearchParams({ instance, applied: writeNumbers(applied) });
  return fetchJson(to, `${CHANGES_PATH}?${query}`, changesAnswer);
}

export async function fetchWithheld(to: Target): Promise<ApiAnswer<WithheldPictures>> {
  return fetchJson(to, WITHHELD_PATH, withheldPictures);
}

export async function fetchFacts(to: Target): Promise<ApiAnswer<SchoolFacts>> {
  const answer = await fetchJson(to, FACTS_PATH, schoolFacts);
  if (answer.is !== 'known' || !answer.value.scenes) return answer;
  return { is: 'known', value: { ...answer.value, scenes: addressed(answer.value.scenes) } };
}

/** Leaves out pictures that the pages' policy would block. */
const addressed = (scenes: NonNullable<SchoolFacts['scenes']>) =>
  Object.fromEntries(
    Object.entries(scenes).flatMap(([scene, photo]) => {
      const picture = pictureUrl(photo.picture);
      return picture === null ? [] : [[scene, { ...photo, picture }]];
    }),
  );

/** Separate from the reads of pages: a slow response here is no sign of an outage there. */
async function fetchJson<S extends ZodType>(
  { url, userId, timeoutMs }: Target,
  path: string,
  schema: S,
): Promise<ApiAnswer<z.output<S>>> {
  try {
    const response = await request(`${url}${path}`, {
      headers: { user_id: userId, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await bodyOf(response);
    if (text === undefined) return { is: isAbsent(response.statusCode) ? 'absent' : 'failed' };
    const answer = schema.safeParse(parseJson(text ?? ''));
    return answer.success ? { is: 'known', value: answer.data } : { is: 'absent' };
  } catch {
    return { is: 'failed' };
  }
}

async function bodyOf({ statusCode, body }: Dispatcher.ResponseData) {
  if (statusCode === 200) return readText(body);
  discard(body);
  return undefined;
}

/** Servers refuse an unknown call with different statuses. */
const isAbsent = (status: number) => status >= 300 && status < 500 && status !== 429;
