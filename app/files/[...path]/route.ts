import { fetchFile } from '@/lib/school-api/media-file';

type Context = { params: Promise<{ path: string[] }> };

/** Pictures and PDFs of the school's server outside its media folder. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return fetchFile((await params).path, new URL(request.url).search, request);
}
