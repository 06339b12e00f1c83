import type { Payment } from '@/lib/payments/payment';
import type { Purpose } from '@/lib/payments/purpose';
import type { Question } from '@/lib/payments/question';
import type { Standing } from '@/lib/payments/standing';

/** A slow bank is waited for, a server that hangs is not: the last screen goes on asking. */
const VERIFY_MS = 60_000;
const ASK_MS = 8_000;
const LEAVING_MS = 500;

/** Comes when it is needed first: a slow phone wakes sooner without it. */
const load = () => import('./ask-school');

export function prepareAsking(): void {
  load().catch(() => undefined);
}

/** How the order stands; nothing is known where there is nothing to ask, or no answer in time. */
export async function ask(
  purpose: Purpose,
  question: Question | null,
  { ms = ASK_MS, signal }: { ms?: number; signal?: AbortSignal } = {},
): Promise<Standing> {
  const late = question && (await load().catch(() => null));
  if (!late || signal?.aborted) return 'unknown';
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, ms);
  signal?.addEventListener('abort', end);
  const standing = await late.askSchool(purpose, question, stop.signal);
  signal?.removeEventListener('abort', end);
  clearTimeout(timer);
  return standing;
}

/** Whatever the browser says of a payment, the school has the last word. */
export async function isVerified(purpose: Purpose, payment: Payment): Promise<boolean> {
  const question = { orderId: payment.orderId, payment };
  if ((await ask(purpose, question, { ms: VERIFY_MS })) === 'paid') return true;
  // A page that is being left cuts the question off; that is no answer, and no timer ends then.
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  return false;
}
