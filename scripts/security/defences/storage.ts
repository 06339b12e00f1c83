import type { Defence } from './defence';

/** Files on disk, and the password of the mail server. */
export const storage: readonly Defence[] = [
  {
    attack: 'Files that other users can read',
    file: 'school-api/main.ts',
    from: 'process.umask(0o077);',
    to: '',
    test: 'tests/security/permissions.test.ts',
    name: 'everything that the school API',
  },
  {
    attack: 'A data folder that other users can enter',
    file: 'school-api/db/open-pglite.ts',
    from: '  await chmod(dataDir, 0o700).catch(() => undefined);\n',
    to: '',
    test: 'tests/security/permissions.test.ts',
    name: 'everything that the school API',
  },
  {
    attack: 'CVs that fill their folder',
    file: 'school-api/jobs/receive.ts',
    from: '      await requireStorageSpace(tx, log, settings);\n',
    to: '      void [log, settings];\n',
    test: 'tests/school-api/jobs.test.ts',
    name: 'ends at a quota over all of them',
  },
  {
    attack: 'CVs that fill the disk',
    file: 'school-api/jobs/storage.ts',
    from: '(await freeBytes(settings.folder)) < settings.reserveBytes',
    to: '(await freeBytes(settings.folder)) < 0',
    test: 'tests/school-api/jobs.test.ts',
    name: 'leaves the disk to payments',
  },
  {
    attack: 'A mail server’s password without TLS',
    file: 'school-api/mail/smtp.ts',
    from: "requireTLS: password !== ''",
    to: "requireTLS: password === 'never'",
    test: 'tests/school-api/mail-delivery.test.ts',
    name: 'gives no password to a mail server',
  },
];
