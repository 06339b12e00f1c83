import { forwardSandbox } from '@/lib/payments/sandbox';

type Context = { params: Promise<{ path: string[] }> };

async function pass(request: Request, { params }: Context): Promise<Response> {
  return forwardSandbox(request, (await params).path);
}

/** The test provider's window, for whoever has no keys; with keys there is nothing here. */
export const GET = pass;
export const POST = pass;
