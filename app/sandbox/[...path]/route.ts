import { forwardSandbox } from '@/lib/payments/sandbox';

type Context = { params: Promise<{ path: string[] }> };

async function pass(request: Request, { params }: Context): Promise<Response> {
  return forwardSandbox(request, (await params).path);
}

/** The checkout of the sandbox provider; 404 when payment keys are set. */
export const GET = pass;
export const POST = pass;
