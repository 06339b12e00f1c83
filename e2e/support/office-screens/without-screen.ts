/** Pages that return a file or data, or redirect to one of the screens. */
export const withoutScreen: readonly string[] = [
  ...['GET /donations/online/:id/receipt.pdf', 'GET /donations/offline/:id/receipt.pdf'],
  ...['GET /donations/online/:id/donor/:year', 'GET /donations/offline/:id/donor/:year'],
  ...['GET /donations/statement/:year/portal', 'GET /donations/statement/:year/missing'],
  ...['GET /jobs/:id/cv', 'GET /applications/:number/documents/:document'],
  'GET /applications/:number/receipt.pdf',
  ...['GET /donations/statement/:year/certificates/:id', 'GET /drawings/:scene'],
  ...['GET /audit/export', 'GET /audit/export/file'],
  ...['applications', 'fees', 'donations', 'offline-donations', 'messages', 'jobs'].flatMap(
    (name) => ['', '/file'].map((file) => `GET /exports/${name}${file}`),
  ),
  ...['GET /pictures/shown', 'GET /pictures/choices'],
  ...['GET /pictures/:id/file', 'GET /pictures/:id/thumb'],
  ...['GET /sign-in/code', 'GET /applications/:number/whatsapp'],
  ...['GET /donations/offline/:id/erase', 'GET /transfers/:id/erase'],
];
