/** By the provider's `error_reason`: what went wrong and, where useful, what the payer can do. */
const WORDS: Readonly<Record<string, string>> = {
  payment_failed: 'The bank declined the payment.',
  payment_declined: 'The bank declined the payment.',
  card_declined: 'The bank declined the card.',
  payment_cancelled: 'The payer cancelled the payment.',
  payment_timed_out: 'The payment took too long.',
  payment_collect_request_expired: 'The payer did not approve the UPI request in time.',
  insufficient_funds: 'The account did not have enough money.',
  transaction_limit_exceeded: 'The amount is above the limit of the card or account.',
  authentication_failed: 'The bank could not confirm the payer’s identity.',
  incorrect_otp: 'The one-time password was wrong.',
  otp_expired: 'The one-time password had expired.',
  incorrect_pin: 'The PIN was wrong.',
  incorrect_cvv: 'The CVV of the card was wrong.',
  incorrect_card_details: 'The card details were wrong.',
  incorrect_card_expiry_date: 'The expiry date of the card was wrong.',
  card_expired: 'The card has expired.',
  card_not_enrolled: 'The card is not set up for online payments.',
  debit_instrument_blocked: 'The card or account is blocked.',
  debit_instrument_inactive: 'The card or account is not active.',
  invalid_vpa: 'The UPI ID does not exist.',
  international_transaction_not_allowed: 'The card is from another country.',
  payment_risk_check_failed: 'The payment provider blocked the payment as a fraud risk.',
  bank_technical_error: 'The bank had a technical problem.',
  gateway_technical_error: 'The payment provider had a technical problem.',
  server_error: 'The payment provider had a technical problem.',
};

/** An unknown reason is shown in the provider's words; '' if there is none. */
export function failureInWords(reason: string): string {
  const words = Object.hasOwn(WORDS, reason) ? WORDS[reason] : undefined;
  if (words !== undefined || reason === '') return words ?? '';
  return `The provider says: ${reason.replaceAll('_', ' ')}.`;
}
