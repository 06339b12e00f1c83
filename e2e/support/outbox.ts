import { z } from 'zod';

const list = z.object({ results: z.array(z.object({ id: z.number(), kind: z.string() })) });
const mail = z.object({ code: z.string().optional() });

export async function mailsTo(api: string, email: string) {
  const response = await fetch(`${api}/outbox?to=${encodeURIComponent(email)}`);
  return list.parse(await response.json()).results.sort((a, b) => b.id - a.id);
}

export async function newestCode(api: string, email: string, kind = 'otp'): Promise<string> {
  const newest = (await mailsTo(api, email)).find((one) => one.kind === kind);
  if (!newest) return '';
  const response = await fetch(`${api}/outbox/${newest.id}`);
  return mail.parse(await response.json()).code ?? '';
}
