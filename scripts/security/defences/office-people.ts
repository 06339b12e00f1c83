import type { Defence } from './defence';

/** What people of the office could do to one another, and how requests reach it through the site. */
export const officePeople: readonly Defence[] = [
  {
    attack: 'The session of another person, ended by its number',
    file: 'school-api/office/screens/people/own.tsx',
    from: 'personId: person.id };\n  return id !== undefined',
    to: '};\n  return id !== undefined',
    test: 'tests/office/people.test.ts',
    name: 'those of others are not',
  },
  {
    attack: 'The link of an invitation in the hands of another head',
    file: 'school-api/office/screens/people/invite.tsx',
    from: 'if (request.deps.config.mail.smtpUrl !== undefined) return',
    to: "if (request.deps.config.mail.smtpUrl === '') return",
    test: 'tests/office/people.test.ts',
    name: 'says nothing of the link where mail goes',
  },
  {
    attack: 'Codes and links of the office read in the outbox',
    file: 'school-api/mail/mail-data.ts',
    from: "  ...CODE_KINDS,\n  'office-invitation',\n",
    to: '  CODE_KINDS[0],\n',
    test: 'tests/school-api/mail-delivery.test.ts',
    name: 'and links of the office are deleted too',
  },
  {
    attack: 'A visitor’s address that is made up, on a host with a single port',
    file: 'lib/http/pass-to-office.ts',
    from: '    stampAddress(request, response);\n',
    to: '    if (request.method === undefined) stampAddress(request, response);\n',
    test: 'tests/office/one-port.test.ts',
    name: 'names the address of the visitor',
  },
  {
    attack: 'A second request inside one for the office',
    file: 'lib/http/pass-to-office.ts',
    from: "(method === 'POST' || !hasBody)",
    to: "(method === 'POST' || hasBody || !hasBody)",
    test: 'tests/office/one-port.test.ts',
    name: 'is refused',
  },
  {
    attack: 'All places to the office taken by one address',
    file: 'lib/http/pass-to-office.ts',
    from: 'own >= IN_FLIGHT_PER_ADDRESS',
    to: 'own >= 10 * IN_FLIGHT_PER_ADDRESS',
    test: 'tests/office/one-port.test.ts',
    name: 'one address cannot take all places',
  },
];
