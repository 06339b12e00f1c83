/** Newest first. */
export async function mailsTo(api: string, email: string) {
  const response = await fetch(`${api}/outbox?to=${encodeURIComponent(email)}`);
  const { results }: { results: { id: number; kind: string }[] } = await response.json();
  return results.sort((a, b) => b.id - a.id);
}

export async function newestCode(api: string, email: string, kind = 'otp'): Promise<string> {
  const newest = (await mailsTo(api, email)).find((one) => one.kind === kind);
  if (!newest) return '';
  const response = await fetch(`${api}/outbox/${newest.id}`);
  return (await response.json()).code ?? '';
}
