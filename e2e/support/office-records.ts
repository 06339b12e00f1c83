import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../school-api/db/db';
import { seedTemplates } from '../../school-api/records';
import { fillOffice } from '../../scripts/bench/fill-office';
import { samplePdf } from '../../tests/school-api/sample-cv';

/** More applications than a page shows. */
const ROWS = { applications: 60, donations: 12, offlineDonations: 12, others: 8 };

const md5 = (n: number) => hash('md5', String(n), 'hex');

/** Paid, with long names, emails, notes and a dispute. */
export const ids = {
  application: `app_${md5(58)}`,
  number: 58,
  online: `don_${md5(8)}`,
  offline: `bank_${md5(11)}`,
  cancelled: `bank_${md5(12)}`,
  message: 7,
  job: 8,
  transfer: 1,
  document: 1,
  /** In doubt. */
  certificate: 'c'.repeat(64),
  /** Inconsistent data, as a wrong clock may leave: its page cannot be shown. */
  broken: 8,
};

/** An offline donation with this reference already exists. */
export const USED_REFERENCE = 'CHQ 11';

const LONG_NAME = 'Venkatanarasimharajuvaripeta Lakshminarasimhan-Balasubrahmanyam';
const LONG_MAIL = `${'a-very-long-mailbox-name.'.repeat(2)}of-somebody@a-long-name-of-a-house.example.org`;
const LONG_TEXT = 'Is there a bus from the town in the morning? '.repeat(20);
const TITLE = 'https://example.org/a/very/long/address/that/nobody/can/break/in/two/but/a/browser';

const note = (column: string, id: string | number, text: string, at = 'now()') =>
  sql`insert into office_notes (${sql.raw(column)}, text, author_id, author_name, written_at)
    values (${id}, ${text}, 4, 'Lalita Devi', ${sql.raw(at)})`;

/** A batch of letters about one message, one of which was not delivered. */
export const BATCH = 'b'.repeat(43);

const letter = (id: number, state: string) => {
  const key = `letter:messages:${id}:${BATCH}`;
  return [
    sql`insert into office_letters (message_id, key, batch, recipient, subject, text, author_id,
      author_name, written_at) values (${id}, ${key}, ${BATCH}, ${LONG_MAIL}, ${TITLE}, ${LONG_TEXT},
      4, 'Lalita Devi', now())`,
    sql`insert into outbox (key, kind, recipient, data, state, next_try_at, created_at, last_error)
      values (${key}, 'letter', ${LONG_MAIL}, ${JSON.stringify({ subject: TITLE, text: LONG_TEXT })},
      ${state}, now(), now(), '')`,
  ];
};

/** Two years of a small school, with values that are hard to display. */
export async function addRecords(db: Db, dataDir: string): Promise<void> {
  await fillOffice(db, ROWS);
  await seedTemplates(db, new Date());
  const { application, online, offline, cancelled, message, job, broken } = ids;
  const cvs = join(dataDir, 'cv');
  mkdirSync(cvs, { recursive: true });
  writeFileSync(join(cvs, 'long.pdf'), samplePdf(2_000));
  for (const statement of [
    sql`update applications set first_name = ${LONG_NAME}, email = ${LONG_MAIL},
      consent_withdrawn_at = now(), address = ${LONG_TEXT} where id = ${application}`,
    sql`update donations set donor_name = ${LONG_NAME}, email = ${LONG_MAIL},
      message = ${LONG_TEXT} where id = ${online}`,
    sql`update offline_donations set donor_name = ${LONG_NAME}, purpose = ${LONG_TEXT}
      where id = ${offline}`,
    sql`update offline_donations set cancelled_at = now(), cancel_reason = 'The cheque came back'
      where id = ${cancelled}`,
    sql`update contact_messages set name = ${LONG_NAME}, email = ${LONG_MAIL}, subject = ${TITLE},
      message = ${LONG_TEXT} where id = ${message}`,
    sql`update job_applications set applicant_name = ${LONG_NAME}, vacancy = ${TITLE},
      cv_file = 'long.pdf', cv_findings = 'a script, an embedded file' where id = ${job}`,
    sql`update outbox set state = 'dead', last_error = 'No such box' where id % 9 = 0`,
    note('application_id', application, `A note.\n${LONG_TEXT}`),
    note('donation_id', online, TITLE),
    note('offline_donation_id', offline, 'The slip is in the blue folder.'),
    note('message_id', message, TITLE),
    note('job_id', job, LONG_TEXT),
    note('message_id', broken, 'Of no day', `timestamptz 'infinity'`),
    sql`insert into prepared_decisions (application_id, batch, person_id, person_name, entered_at,
      state, answer_by, note, subject, text, release_at)
      select id, 'b', 4, 'Lalita Devi', now(), 'place offered', '2099-12-31', ${LONG_TEXT},
      'A place for {child}', 'Until {answer day}', timestamptz '2099-01-01'
      from applications where number > 56`,
    sql`insert into transfers (created_at, reported_amount, reported_on, donor_name, email, email_key, address,
      indian_citizen, reference, reference_key, purpose, bank_amount, bank_date, bank_text)
      values (now(), 500000, '2026-11-18', ${LONG_NAME}, ${LONG_MAIL}, ${LONG_MAIL}, ${LONG_TEXT}, true,
      'SBIN 5241 1234', 'sbin52411234', 'Cow Care', 400000, '2026-11-19', ${TITLE})`,
    sql`insert into application_marks (application_id, batch, person_id, person_name, entered_at, marks)
      select id, 'b', 4, 'Lalita Devi', now(), '71/100' from applications where number > 50`,
    sql`insert into application_documents (application_id, kind, requested_at, requested_by, file,
      type, bytes, findings, sent_at) select id, 'birth certificate', now(), 'Lalita Devi',
      'long.pdf', 'application/pdf', 2000, 'a script', now() from applications where number = ${ids.number}`,
    sql`insert into outbox (key, kind, recipient, data, next_try_at, created_at) values (
      'correction_a', 'office-correction', 'office', ${JSON.stringify({ email: LONG_MAIL, text: LONG_TEXT, at: '2026-11-20T04:30:00.000Z' })},
      now(), now())`,
    sql`insert into donor_certificates (id, financial_year, problem, file_name, added_at)
      values (${ids.certificate}, '2025-26', 'donor', ${TITLE}, now())`,
    ...letter(message, 'dead'),
    ...letter(message - 1, 'pending'),
    sql`insert into captured_payments (id, order_id, amount, currency, seen_at)
      select 'pay_second', id, amount, 'INR', now() from payment_orders where subject_id = ${online}`,
  ]) {
    await db.execute(statement);
  }
}
