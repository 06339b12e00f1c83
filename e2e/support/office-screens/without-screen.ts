/** Pages that give a file or data, or lead on to one of the screens. */
export const withoutScreen: readonly string[] = [
  ...['GET /gifts/online/:id/receipt.pdf', 'GET /gifts/offline/:id/receipt.pdf'],
  ...['GET /gifts/online/:id/donor/:year', 'GET /gifts/offline/:id/donor/:year'],
  ...['GET /gifts/statement/:year/portal', 'GET /gifts/statement/:year/missing'],
  ...['GET /jobs/:id/cv', 'GET /applications/:number/documents/:document'],
  ...['GET /gifts/statement/:year/certificates/:id', 'GET /drawings/:scene'],
  'GET /audit/export/file',
  ...['applications', 'donations', 'gifts', 'messages', 'jobs'].map(
    (name) => `GET /exports/${name}/file`,
  ),
  ...['GET /pictures/shown', 'GET /pictures/choices'],
  ...['GET /pictures/:id/file', 'GET /pictures/:id/thumb'],
  ...['GET /sign-in/code', 'GET /confirm/code', 'GET /applications/:number/whatsapp'],
  ...['GET /gifts/offline/:id/erase', 'GET /transfers/:id/erase'],
];
