import type { TableRule } from './table-rule';

const accounts = { period: ['accountYears'], seenBy: 'office for accounts' } as const;
/** Without personal data. */
const plainAccounts = { ...accounts, erasure: 'none' } as const;

const sandbox = {
  purpose: 'practice payments only',
  period: ['sandboxDays'],
  seenBy: 'nobody',
} as const;

/** Payments, receipts, and the sandbox that replaces the payment provider. */
export const moneyTables = {
  payment_orders: {
    ...accounts,
    purpose: 'payments and accounts',
    // Contains no name or address: references to a person are erased.
    erasure: 'kept',
    hidden: 'id subject_id provider_order_id grant_hash',
    plain:
      'currency opened_at open_count check_at checks claimed_until rechecked_at dispute refund_check_at restored_at number_in_notes failure_reason',
    plainShown: 'purpose amount state test payment_id created_at paid_at returned returned_at',
  },
  payment_events: {
    purpose: 'to count each event of the provider once',
    period: ['logMonths'],
    seenBy: 'nobody',
    erasure: 'none',
    plain: 'id event provider_order_id payment_id received_at check_at checks',
  },
  captured_payments: {
    ...plainAccounts,
    purpose: 'to find an order that was paid twice',
    plain: 'id order_id nth amount currency seen_at',
  },
  refunds: {
    ...plainAccounts,
    purpose: 'refunds of the payment provider',
    plain: 'id payment_id order_id amount state created_at seen_at',
  },
  disputes: {
    ...plainAccounts,
    purpose: 'disputes of the payment provider',
    plain: 'id payment_id order_id amount deducted state state_at seen_at',
  },
  receipts: {
    purpose: 'accounts and tax',
    period: ['accountYears'],
    seenBy: 'office for accounts, tax authorities',
    erasure: 'kept',
    shown: 'payer_name address email cause subject indian_citizen',
    hidden: 'email_key source_id',
    plain: 'issued_at',
    plainShown:
      'number purpose test paid_at amount returned method reference voided_at void_reason',
  },
  receipt_serials: {
    purpose: 'numbers of receipts',
    period: 'none',
    seenBy: 'office for accounts',
    erasure: 'none',
    plain: 'financial_year last',
  },
  offline_donations: {
    ...accounts,
    purpose: 'accounts and tax',
    erasure: 'kept',
    shown: 'donor_name email address reference purpose indian_citizen',
    hidden: 'reference_key',
    plain: 'id',
    plainShown: 'method given_on amount kind created_at cancelled_at cancel_reason',
  },
  transfers: {
    purpose: 'to find a bank transfer and send its receipt',
    period: ['donationDays'],
    seenBy: 'office for accounts',
    erasure: 'deleted',
    shown: 'donor_name email address indian_citizen reference purpose bank_text',
    hidden: 'email_key reference_key office_state_by',
    plain: 'id batch offline_donation_id offline_donation_before',
    plainShown:
      'reported_amount reported_on bank_amount bank_date office_state office_state_at notice_version created_at',
  },
  donor_tax_ids: {
    purpose: 'the statement of donations',
    period: ['panYears'],
    seenBy: 'tax authorities',
    erasure: 'kept',
    // Encrypted; shown partly masked.
    shown: 'sealed',
    hidden: 'donor_key',
    plain: '',
    plainShown: 'receipt_number given_at',
  },
  donor_certificates: {
    purpose: 'the statement of donations',
    period: ['panYears'],
    seenBy: 'office for accounts, tax authorities',
    erasure: 'kept',
    shown: 'acknowledgement',
    hidden: 'email_key donor_key file_name',
    plain: 'id problem',
    plainShown: 'financial_year amount added_at mailed_at',
  },
  statement_filings: {
    purpose: 'corrections of the statement',
    period: 'none',
    seenBy: 'office for accounts',
    erasure: 'none',
    plain: 'financial_year acknowledgement filed_at rows paise donations',
  },
  sandbox_accounts: {
    ...sandbox,
    period: 'none',
    erasure: 'none',
    plain: 'id key_id key_secret webhook_secret switches',
  },
  sandbox_orders: {
    ...sandbox,
    erasure: 'emptied',
    hidden: 'notes',
    plain: 'id amount currency receipt status attempts created_at',
  },
  sandbox_payments: {
    ...sandbox,
    erasure: 'emptied',
    hidden: 'vpa last4 email contact',
    plain:
      'id order_id amount currency status captured captured_at amount_refunded method error_reason next_status next_at created_at',
  },
  sandbox_refunds: {
    ...sandbox,
    erasure: 'none',
    plain: 'id payment_id amount status next_status next_at created_at',
  },
  sandbox_disputes: {
    ...sandbox,
    erasure: 'none',
    plain: 'id payment_id amount deducted status created_at',
  },
  sandbox_deliveries: {
    ...sandbox,
    erasure: 'deleted',
    hidden: 'body',
    plain: 'id event_id event due_at tries claimed_until delivered_at',
  },
} satisfies Record<string, TableRule>;
