import type { Defence } from './defence';

/** Pictures and files of the school’s server. */
export const schoolFiles: readonly Defence[] = [
  {
    attack: 'Paths that lead out of the pictures',
    file: 'lib/school-api/file-paths.ts',
    from: 'if (!names || names.some((name) => leadsAway.test(name))) return false;',
    to: 'if (!names) return !leadsAway;',
    test: 'tests/security/media.test.ts',
    name: 'no path of a picture leads out',
  },
  {
    attack: 'Pages that come as pictures',
    file: 'lib/school-api/media-answer.ts',
    from: 'allowedTypes.has(typeOf(kept))',
    to: "(allowedTypes.size > 0 || typeOf(kept) === '')",
    test: 'tests/security/media.test.ts',
    name: 'no page comes as a picture',
  },
  {
    attack: 'Files of the school: its calls',
    file: 'lib/school-api/file-paths.ts',
    from: '.some((name) => calls.test(name))',
    to: ".some((name) => name === '' && calls.test(name))",
    test: 'tests/security/files.test.ts',
    name: 'is no way to the calls of the school’s server',
  },
  {
    attack: 'Files of the school: queries',
    file: 'lib/school-api/file-paths.ts',
    from: "if (!plainQuery.test(search)) return '';",
    to: 'if (!plainQuery.test(search)) return search;',
    test: 'tests/security/files.test.ts',
    name: 'takes no address and no secret along',
  },
  {
    attack: 'Files of the school: what a visitor sends',
    file: 'lib/school-api/media-file.ts',
    from: '    user_id: env().SITE_USER_ID,\n',
    to: '    ...Object.fromEntries(asked),\n    user_id: env().SITE_USER_ID,\n',
    test: 'tests/security/files.test.ts',
    name: 'passes nothing of the visitor on',
  },
  {
    attack: 'Files of the school: redirects to another server',
    file: 'lib/school-api/redirect-target.ts',
    from: 'return target.origin === new URL(from).origin ? target.href : null;',
    to: 'return target.href;',
    test: 'tests/lib/school-api/client.test.ts',
    name: 'is an http error when a redirect leads to another server',
  },
  {
    attack: 'Files of the school: redirects to its calls',
    file: 'lib/school-api/media-file.ts',
    from: 'if (target === null || sitePath(new URL(target)) === null) return null;',
    to: 'if (target === null || sitePath === null) return null;',
    test: 'tests/security/files.test.ts',
    name: 'follows no redirect to a call',
  },
  {
    attack: 'Files of the school: one that never ends',
    file: 'lib/school-api/media-answer.ts',
    from: 'if (size > MAX_BYTES) {',
    to: 'if (size > 2 * MAX_BYTES) {',
    test: 'tests/security/files.test.ts',
    name: 'breaks off a file that never says how long it is',
  },
];
