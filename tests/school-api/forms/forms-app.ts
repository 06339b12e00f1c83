import { z } from 'zod';
import { type App, createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import type { Db, OpenDatabase } from '@/school-api/db';
import type { FormSettings } from '@/school-api/forms';
import type { Log } from '@/school-api/platform';
import { onSite } from '../../support/content';
import { tempFolder } from '../../support/temp-folder';
import { cutAtCommit } from '../cut-at-commit';
import { openTestDatabase } from '../test-database';

/** A logger that records its lines as JSON. */
export function recordingLog() {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  const log: Log = { info: write, warn: write, error: write };
  return { log, lines };
}

/** The API's forms over a test database with demo content, a fake clock and a temporary folder. */
export async function openFormsApp(settings: Partial<FormSettings> = {}, opened?: OpenDatabase) {
  const database = opened ?? (await openTestDatabase());
  const dataDir = tempFolder();
  const config = readConfig({ SCHOOL_DATA_DIR: dataDir, NODE_ENV: 'test' });
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  await insertDemo(database.db, clock.now);
  const { log, lines } = recordingLog();
  const forms = { now: () => clock.now, settings: { ...config.forms, ...settings } };
  const over = (db: Db) =>
    createApp({
      db,
      log,
      mediaFolders: [],
      tax: config.tax,
      forms,
      outbox: config.mail.school,
    });
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  return {
    ...database,
    app: over(database.db),
    /** Loses each commit. */
    cutApp: over(cutAtCommit(database.db)),
    config,
    forms,
    clock,
    pass,
    log,
    lines,
    cvFolder: forms.settings.cv.folder,
  };
}

export type FormsApp = Awaited<ReturnType<typeof openFormsApp>>;

export function post(app: App, call: string, body: unknown, headers: Record<string, string> = {}) {
  return app.request(`http://localhost/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function postForm(app: App, call: string, form: { body: Buffer; type: string }) {
  return app.request(`http://localhost/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': form.type },
    body: new Uint8Array(form.body),
  });
}

const JOB = {
  applicant_name: 'Radha Rao',
  mobile_code: '+91',
  mobile: '9000000004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

/** The answers of a job application, for an existing vacancy. */
export async function jobAnswers(
  { db }: Pick<FormsApp, 'db'>,
  changes: Record<string, string> = {},
) {
  const [first] = await onSite(db, 'vacancies');
  return { vacancy: String(first?.vacancy_name), ...JOB, ...changes };
}

const refusal = z.object({
  error: z.strictObject({
    code: z.string(),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().min(8),
  }),
});

/** Parses an error response, which must have the contract's shape. */
export async function refused(response: Response) {
  const { error } = refusal.parse(await response.json());
  return {
    status: response.status,
    code: error.code,
    fields: error.fields,
    message: error.message,
  };
}

let people = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  people += 1;
  return `parent${people}@example.org`;
}

const created = z.object({ application_id: z.string() });
const mails = z.object({ results: z.array(z.object({ id: z.number(), kind: z.string() })) });
const otpMail = z.object({ code: z.string() });

export async function begin(app: App, email: string, name = 'Keshav', headers = {}) {
  const sent = { email, first_name: name, last_name: 'Rao' };
  const response = await post(app, 'create-admission/', sent, headers);
  return created.parse(await response.json()).application_id;
}

export async function readCode(app: App, email: string): Promise<string> {
  const list = await app.request(`http://localhost/outbox?to=${encodeURIComponent(email)}`);
  const newest = mails.parse(await list.json()).results.find(({ kind }) => kind === 'otp');
  const mail = await app.request(`http://localhost/outbox/${newest?.id}`);
  return otpMail.parse(await mail.json()).code;
}

const verified = z.object({ grant: z.string() });
/** As browsers store them, by application id. */
const grants = new Map<string, string>();

/** Enters the newest code of the address, and stores the grant. */
export async function verify(app: App, id: string, email: string, headers = {}) {
  const code = { email: id, otp: await readCode(app, email) };
  const response = await post(app, 'verify-otp/', code, headers);
  const { data } = verified.safeParse(await response.clone().json());
  if (data) grants.set(id, data.grant);
  return response;
}

/** A verified application. */
export async function startVerified(app: App, email: string, name?: string): Promise<string> {
  const id = await begin(app, email, name);
  await post(app, 'send-otp/', { application_id: id });
  await verify(app, id, email);
  return id;
}

export const declaration = {
  consent_name: "Meera D'Souza-Rao",
  consent_relation: 'Mother',
  consent_version: '1',
};

/** A valid body of complete-admission, from the browser that verified the address. */
export function completeForm(id: string, email: string, changes: Record<string, unknown> = {}) {
  return {
    application_id: id,
    grant: grants.get(id),
    email,
    first_name: 'Keshav',
    last_name: 'Rao',
    otp: '123456',
    guardian_name: "Meera D'Souza-Rao",
    mobile: '9000000001',
    alternate_mobile: '',
    student_type: 'Residential Student',
    apply_for: 'Class 5',
    admission_date: '2026-12-13',
    address: '12, Demo Lane',
    city: 'Vraja',
    state: 'Uttar Pradesh',
    pin_code: '281001',
    country: 'India',
    query: 'Is the hostel open in summer?',
    ...declaration,
    ...changes,
  };
}

/** The form of a new, verified parent. */
export async function startForm(app: App, changes?: Record<string, unknown>) {
  const email = newEmail();
  return completeForm(await startVerified(app, email), email, changes);
}
