type Group = {
  mutate: readonly string[];
  tests: readonly string[];
  /** Percentage of mutants that the tests must catch: the measured value, rounded down. */
  floor?: number;
};

/** The modules where a gap would hurt most, with the tests that must catch changes to them. */
export const groups: Record<string, Group> = {
  'order-state': {
    mutate: ['school-api/money/payments/state.ts'],
    tests: ['tests/school-api/money/payments/state.test.ts'],
    floor: 93,
  },
  settlement: {
    mutate: ['school-api/money/payments/{settle,verify,webhook}.ts'],
    tests: [
      'tests/school-api/money/payments/{citizenship,day-of-capture,disputes,donation,figures,reconcile,refunds}.test.ts',
      'tests/school-api/money/payments/{restore-by-webhook,sandbox-webhooks,verify,webhook}.test.ts',
      'tests/security/money.test.ts',
    ],
    // Measured without days of capture and restored orders, and not counting two that timed out.
    floor: 67,
  },
  html: {
    mutate: ['lib/html/*.ts'],
    tests: ['tests/lib/html/*.test.ts'],
    floor: 70,
  },
  bff: {
    mutate: ['lib/bff/*.ts'],
    tests: ['tests/bff/*.test.ts', 'tests/contact/route.test.ts', 'tests/*/routes.test.ts'],
    floor: 79,
  },
  'page-policy': {
    mutate: ['lib/page-cache/policy.ts'],
    tests: ['tests/page-cache/policy.test.ts'],
    floor: 90,
  },
  'sign-in': {
    mutate: [
      'school-api/office/sign-in/{complete,sign-out}.ts',
      'school-api/office/people/{challenges,codes,links,verify-passkey,sessions}.ts',
      'school-api/office/{cookie,cross-site,guard,known-browser,session-guard,signing}.ts',
    ],
    tests: [
      'tests/office/{confirm,csrf,invitations,passkeys,sessions,sign-in,strangers,switched-off}.test.ts',
    ],
  },
  codes: {
    mutate: [
      'school-api/forms/admissions/{code-attempts,check-code,require-open,send-limits,verify-otp}.ts',
      'school-api/forms/grants.ts',
    ],
    tests: [
      'tests/school-api/forms/admissions/{complete,otp}.test.ts',
      'tests/security/{application-key,codes,mails}.test.ts',
    ],
    floor: 86,
  },
  'own-data': {
    mutate: [
      'school-api/forms/mailbox/*.ts',
      'school-api/privacy/person/{collect-person,rows-of-mailbox}.ts',
      'school-api/money/receipts/find-file.ts',
    ],
    tests: [
      'tests/school-api/privacy/person/rights.test.ts',
      'tests/school-api/money/receipts/{find-receipts,receipt-mail}.test.ts',
      'tests/security/codes.test.ts',
    ],
    // Not counting two that timed out.
    floor: 78,
  },
};
