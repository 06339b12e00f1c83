import { request } from 'undici';
import { parseJson } from '@/contract';
import { PREVIEW_PATH, PREVIEW_TOKEN, type Preview, previewAnswer } from '@/contract/preview';
import { env } from '@/lib/env';
import { discard, readText } from '@/lib/school-api/body';

/** Undefined where nobody has made such a preview, or its hour is over. Nothing here is logged. */
export async function askPreview(token: string): Promise<Preview | undefined> {
  if (!PREVIEW_TOKEN.test(token)) return undefined;
  const { SCHOOL_API_URL, SITE_USER_ID, SCHOOL_API_READ_TIMEOUT_MS } = env();
  try {
    const { statusCode, body } = await request(`${SCHOOL_API_URL}${PREVIEW_PATH}${token}`, {
      headers: { user_id: SITE_USER_ID, accept: 'application/json' },
      signal: AbortSignal.timeout(SCHOOL_API_READ_TIMEOUT_MS),
    });
    if (statusCode !== 200) {
      discard(body);
      return undefined;
    }
    return previewAnswer.safeParse(parseJson((await readText(body)) ?? '')).data;
  } catch {
    return undefined;
  }
}
