import { parseJson } from '@/contract/json';
import { type Answers, filled } from './answers';
import { BEGINNING } from './flow';

export const DONATION_KEY = 'donation';

/** Fills in this tab's form; a payment in progress there is kept. */
export function fillDonation(answers: Partial<Answers>): void {
  try {
    const stored = parseJson(sessionStorage.getItem(DONATION_KEY) ?? '{}');
    const flow = { ...BEGINNING, ...Object(stored), draft: filled(answers, {}) };
    sessionStorage.setItem(DONATION_KEY, JSON.stringify(flow));
  } catch {
    // blocked or full: the form is empty
  }
}
