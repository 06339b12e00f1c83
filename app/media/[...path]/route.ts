import { fetchMedia } from '@/lib/school-api/media-file';

type Context = { params: Promise<{ path: string[] }> };

/** Pictures and PDFs of the school API, which browsers cannot reach directly. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return fetchMedia((await params).path, request);
}
