import { type Dispatcher, request } from 'undici';
import { parseJson } from '@/contract';
import { PREVIEW_PATH, PREVIEW_TOKEN, type Preview, previewAnswer } from '@/contract/preview';
import { env } from '@/lib/env';
import { discard, readText } from '@/lib/school-api/body';
import { PAGE_READER } from '@/lib/school-api/page-reader';
import { pools } from '@/lib/school-api/pools';

/**
 * Undefined if there is no such preview or it has expired; throws if the school API fails. Never
 * logged.
 */
export async function fetchPreview(token: string, caller: string): Promise<Preview | undefined> {
  if (!PREVIEW_TOKEN.test(token)) return undefined;
  const { SCHOOL_API_URL, SCHOOL_API_READ_TIMEOUT_MS: waitMs } = env();
  const look = async (dispatcher: Dispatcher) => {
    const { statusCode, body } = await request(`${SCHOOL_API_URL}${PREVIEW_PATH}${token}`, {
      headers: { user_id: PAGE_READER, accept: 'application/json' },
      signal: AbortSignal.timeout(waitMs),
      dispatcher,
    });
    if (statusCode === 200) {
      return previewAnswer.safeParse(parseJson((await readText(body)) ?? '')).data;
    }
    discard(body);
    if (statusCode >= 500) throw new Error(`the school API answered ${statusCode}`);
    return undefined;
  };
  return pools.previews.run(look, { caller, waitMs });
}
