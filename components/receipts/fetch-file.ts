import { type Outcome, offline } from '@/lib/forms/outcome';
import { readOutcome } from '@/lib/forms/read-outcome';
import { saveFile } from '../forms/save-file';

/** Fetches a receipt or a statement and saves it. Never throws. */
export async function downloadFile(body: object): Promise<Outcome<null>> {
  try {
    const response = await fetch('/api/receipt-file', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/pdf, application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
    });
    const { headers } = response;
    if (response.ok && headers.get('content-type') === 'application/pdf') {
      saveFile(await response.blob(), nameIn(headers.get('content-disposition') ?? ''));
      return { ok: true, data: null };
    }
    const status = response.ok ? 502 : response.status;
    const outcome = readOutcome(status, await response.text(), headers.get('retry-after'));
    return outcome.ok ? offline() : outcome;
  } catch {
    return offline();
  }
}

function nameIn(disposition: string): string {
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'receipt.pdf';
}
