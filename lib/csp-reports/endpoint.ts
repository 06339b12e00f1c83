/** Where browsers report what the policy of a payment page has blocked. */
export const REPORT_PATH = '/api/csp-reports';

/** The name by which the policy refers to it; the header `Reporting-Endpoints` says what it means. */
export const REPORT_GROUP = 'csp';
