import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder';
import { end, startProgram } from '../program';
import { createDatabase } from '../test-database';
import { NO_MAIL_SERVER, schoolWith, sendMessage } from './command';

const folder = tempFolder();

it('the command line with DATABASE_URL works while the site runs', async () => {
  const { url, drop } = await createDatabase();
  const SCHOOL_DATA_DIR = path.join(folder, 'data');
  const api = await startProgram({ DATABASE_URL: url, SCHOOL_DATA_DIR, ...NO_MAIL_SERVER });
  await sendMessage(api);
  const listed = await schoolWith({ DATABASE_URL: url }, 'mail', 'list');
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining('office-contact') });
  await end(api, 'SIGTERM');
  await drop();
});
