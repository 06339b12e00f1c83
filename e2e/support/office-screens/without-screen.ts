/** Give a file or data, and no page but those for refusals. */
export const FILES = [
  ...['GET /gifts/online/:id/receipt.pdf', 'GET /gifts/offline/:id/receipt.pdf'],
  ...['GET /gifts/online/:id/donor/:year', 'GET /gifts/offline/:id/donor/:year'],
  ...['GET /gifts/statement/:year/portal', 'GET /gifts/statement/:year/missing'],
  ...['GET /jobs/:id/cv', 'GET /applications/:number/documents/:document'],
  ...['GET /gifts/statement/:year/certificates/:id', 'GET /drawings/:scene'],
  'GET /audit/export/file',
  ...['applications', 'donations', 'gifts', 'messages', 'jobs'].map(
    (name) => `GET /exports/${name}/file`,
  ),
  ...['applications', 'gifts', 'messages', 'jobs'].map((list) => `POST /${list}/acts/export`),
  ...['POST /sign-in/passkey/options', 'POST /confirm/passkey/options'],
  'POST /people/passkeys/options',
];

/** Lead on to a screen above, whatever comes of them. */
export const GO_ON = [
  ...['POST /gifts/statement/:year/ask', 'POST /gifts/statement/:year/ask/undo'],
  ...['GET /sign-in/code', 'GET /confirm/code', 'POST /sign-out', 'POST /columns'],
  ...['applications', 'messages', 'jobs'].map((list) => `POST /${list}/acts/undo-state`),
  ...['applications', 'messages', 'jobs'].map((list) => `POST /${list}/acts/state`),
  ...[
    ...['applications/:number', 'messages/:id', 'jobs/:id'],
    ...['gifts/online/:id', 'gifts/offline/:id'],
  ].flatMap((record) => [
    `POST /${record}/notes/:note/strike`,
    `POST /${record}/mails/:mail`,
    `POST /${record}/letters/:batch/undo`,
    `POST /${record}/erase-person`,
  ]),
  ...['POST /applications/seats', 'GET /applications/:number/whatsapp'],
  ...['POST /applications/acts/documents', 'POST /applications/:number/documents'],
  'POST /applications/:number/documents/:document/drop',
  ...['match', 'back', 'mail', 'mail/undo'].map(
    (act) => `POST /gifts/statement/:year/certificates/${act}`,
  ),
  ...['POST /applications/:number/erase', 'GET /gifts/offline/:id/erase'],
  ...['POST /people/sessions/end', 'POST /people/sessions/:session/end'],
  ...['POST /people/passkeys/:passkey/name', 'POST /people/passkeys/:passkey/remove'],
  ...['POST /people/:id/leave', 'POST /people/:id/link'],
  ...['POST /people/:id/sessions/end', 'POST /people/:id/sessions/:session/end'],
];
