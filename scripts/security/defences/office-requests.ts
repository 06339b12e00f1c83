import type { Defence } from './defence';

/** What other sites do with the browser of somebody who is signed in to the office. */
export const officeRequests: readonly Defence[] = [
  {
    attack: 'A form of another site, sent to the office',
    file: 'school-api/office/cross-site.ts',
    from: "if (request.headers.get('origin') !== origin) return",
    to: "if (request.headers.get('origin') === origin && from === 'none') return",
    test: 'tests/office/csrf.test.ts',
    name: 'a form of another origin',
  },
  {
    attack: 'Pages of the office read by another site',
    file: 'school-api/office/cross-site.ts',
    from: 'return isForeign && !isVisit ?',
    to: "return isForeign && isVisit && from === 'none' ?",
    test: 'tests/office/csrf.test.ts',
    name: 'not read by another site',
  },
  {
    attack: 'The office in a frame of another site',
    file: 'school-api/office/headers.ts',
    from: '"frame-ancestors \'none\'"',
    to: '"frame-ancestors *"',
    test: 'tests/office/csrf.test.ts',
    name: 'cannot be framed',
  },
  {
    attack: 'A name of somebody else that leads to the office',
    file: 'school-api/office/app.ts',
    from: 'if (site === undefined) return c.text',
    to: "if (site === undefined && c.req.method === 'TRACE') return c.text",
    test: 'tests/office/csrf.test.ts',
    name: 'under its own name only',
  },
  {
    attack: 'A sign-in to the office that leads elsewhere',
    file: 'school-api/office/own-site.ts',
    from: "return host === 'office.invalid' && !pathname.startsWith('//') ?",
    to: "return host !== '' ?",
    test: 'tests/office/own-site.test.ts',
    name: 'leads to no other site',
  },
  {
    attack: 'A role that does what is not its part',
    file: 'school-api/office/guard.ts',
    from: 'if (!route.roles.includes(role)) {',
    to: 'if (route.roles.length === 0) {',
    test: 'tests/office/roles.test.ts',
    name: 'for its roles only',
  },
  {
    attack: 'A dangerous action from a session that was left open',
    file: 'school-api/office/guard.ts',
    from: 'if (route.confirm && !isConfirmed(',
    to: 'if (route.confirm && role.length === 0 && !isConfirmed(',
    test: 'tests/office/confirm.test.ts',
    name: 'asks again later',
  },
];
