/** Where browsers report what a payment page's policy has blocked. */
export const REPORT_PATH = '/api/csp-reports';

/** The name of the endpoint in the policy; the header `Reporting-Endpoints` maps it to the path. */
export const REPORT_GROUP = 'csp';
