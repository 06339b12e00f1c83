import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Db } from '../../school-api/db/db';
import { openDatabase } from '../../school-api/db/open';
import type { Role } from '../../school-api/office/route';
import { startMailServer } from '../../tests/school-api/mail-server';
import { addPeople, confirmSessions, tokenOf, type Who } from './office-people';
import { freePort } from './process';
import { newFolder, startSchoolApi } from './programs';

const execute = promisify(execFile);

export type Office = Awaited<ReturnType<typeof startOffice>>;

type Options = {
  prepare?: (db: Db, dataDir: string) => Promise<void>;
  env?: Record<string, string>;
};

export async function startOffice({ prepare, env }: Options = {}) {
  const dataDir = newFolder('office');
  const migrationsFolder = 'school-api/db/migrations';
  const target = { dataDir, migrationsFolder, databaseUrl: undefined };
  if (prepare) {
    const { db, close } = await openDatabase(target);
    await prepare(db, dataDir);
    await close();
  }
  const mail = await startMailServer();
  const port = await freePort();
  const own = { OFFICE_PORT: String(port), SMTP_URL: mail.url, RATE_LIMIT_FACTOR: '1000' };
  const api = await startSchoolApi({ dataDir, env: { ...own, ...env } });
  const url = `http://localhost:${port}`;
  return {
    api,
    url,
    dataDir,
    mail,
    startMessage: (): { firstHead: string } => JSON.parse(lineOf(api.output())),
    /** As if everybody had just confirmed that it is them. */
    confirm: async () => {
      const { db, close } = await openDatabase(target, { join: true });
      await confirmSessions(db, new Date());
      await close();
    },
    cookieOf: (who: Who) => ({ name: 'office', value: tokenOf(who), url }),
    stop: async () => {
      await api.stop();
      await mail.stop();
    },
  };
}

const lineOf = (output: string) =>
  output.split('\n').find((line) => line.includes('"event":"office"')) ?? '{}';

export const startStaffedOffice = ({ prepare, env }: Options = {}) =>
  startOffice({
    prepare: async (db, dataDir) => {
      await addPeople(db, new Date());
      await prepare?.(db, dataDir);
    },
    ...(env && { env }),
  });

export async function signInWithCookie(
  context: BrowserContext,
  office: Office,
  who: Who,
): Promise<void> {
  await context.addCookies([{ ...office.cookieOf(who), httpOnly: true, sameSite: 'Strict' }]);
}

let people = 0;

export async function signInAs(page: Page, { dataDir }: Office, role: Role): Promise<string> {
  people += 1;
  const email = `${role}${people}@example.org`;
  const env = { ...process.env, SCHOOL_DATA_DIR: dataDir };
  const invited = ['people', 'invite', email, role, 'Radha', 'Iyer'];
  const { stdout, stderr } = await execute('node', ['build/school-cli.mjs', ...invited], { env });
  const link = /http:\S+\/invited\/[\w-]{43}/.exec(stdout + stderr)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the office' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  return email;
}

/** The code of the newest email to an address, once one arrives after `before`. */
export async function mailedCode({ mail }: Office, email: string, before = ''): Promise<string> {
  let code = '';
  await expect(() => {
    const mails = mail.received.filter(({ to }) => to.includes(email));
    code = /^Subject: (\d{6}) /m.exec(mails.at(-1)?.source ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(before);
  }).toPass({ timeout: 10_000 });
  return code;
}
