import '@/contract/forms/no-eval';
import { receiptsResponse } from '@/contract/requests/receipts';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

export async function listReceipts(grant: string) {
  return parseOutcome(receiptsResponse, await submitJson('/api/receipts', { grant }));
}
