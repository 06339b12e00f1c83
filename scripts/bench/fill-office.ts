import { sql } from 'drizzle-orm';
import type { Db } from '../../school-api/db/db';

const GIVEN = "'{Keshav,Meera,Govind,Radha,Arjun,Lalita,Madhav,Sita,Gopal,Yamuna}'::text[]";
const FAMILY = "'{Rao,Sharma,Das,Iyer,Verma,Nair,Gupta,Joshi,Mishra,Bose,Singh}'::text[]";

/** The newest has the highest number, as if they had arrived in order. */
const at = (step: string) => `timestamptz '2024-12-01T00:00:00Z' + n * interval '${step}'`;

const pick = (list: string, by: number) => `(${list})[1 + (n / ${by}) % array_length(${list}, 1)]`;

/** 60% completed, 30% paid, a few only started. */
const applications = (rows: number, step: string) => `
  insert into applications (id, application_number, email, email_key, first_name, last_name, guardian_name, mobile,
    student_type, apply_for, admission_date, created_at, verified_at, completed_at, consent_version)
  select 'app_' || md5(n::text), translate(lpad(n::text, 8, '0'), '0123456789', 'BCDFGHJKLM'),
    'parent' || n || '@example.org', 'parent' || n || '@example.org',
    ${pick(GIVEN, 1)}, ${pick(FAMILY, 10)}, ${pick(GIVEN, 7)} || ' ' || ${pick(FAMILY, 10)},
    (9000000000 + n)::text, case n % 2 when 0 then 'Hostel' else 'Day Boarding' end,
    'Class ' || n % 12 + 1, to_char(date '2026-11-08' + n / 10 % 100 * 7, 'YYYY-MM-DD'), ${at(step)},
    case when n % 10 > 0 then ${at(step)} end, case when n % 10 > 3 then ${at(step)} end, '1'
  from generate_series(1, ${rows}) n`;

const orders = (rows: number, step: string, kind: 'admission' | 'donation') => `
  insert into payment_orders (id, purpose, subject_id, amount, state, provider_order_id, payment_id,
    created_at, opened_at, paid_at)
  select '${kind}-' || n, '${kind}', '${kind === 'admission' ? 'app' : 'don'}_' || md5(n::text),
    150000, case when n % 10 > 6 then 'paid' when n % 100 = 1 then 'failed'
      when n % 100 = 2 then 'attempted' else 'created' end,
    'order_${kind}' || n, case when n % 10 > 6 then 'pay_${kind}' || n end,
    ${at(step)}, ${at(step)}, case when n % 10 > 6 then ${at(step)} end
  from generate_series(1, ${rows}) n`;

const captured = `
  insert into captured_payments (id, order_id, amount, currency, seen_at)
  select payment_id, id, amount, 'INR', paid_at from payment_orders where state = 'paid'`;

const donations = (rows: number, step: string) => `
  insert into donations (id, donor_name, email, mobile_code, mobile, address, city, state, country,
    created_at)
  select 'don_' || md5(n::text), ${pick(GIVEN, 1)} || ' ' || ${pick(FAMILY, 10)},
    'donor' || n % 20000 || '@example.org', '+91', (8000000000 + n)::text, '12, Demo Lane', 'Vraja',
    'Uttar Pradesh', 'India', ${at(step)}
  from generate_series(1, ${rows}) n`;

const offlineDonations = (rows: number, step: string) => `
  insert into offline_donations (id, method, reference, reference_key, given_on, amount, donor_name, email,
    created_at, cancelled_at)
  select 'bank_' || md5(n::text), 'cheque', 'CHQ ' || n, 'chq' || n, ${at(step)}, 500000,
    ${pick(GIVEN, 3)} || ' ' || ${pick(FAMILY, 9)}, 'giver' || n || '@example.org', ${at(step)},
    case when n % 200 = 0 then ${at(step)} end
  from generate_series(1, ${rows}) n`;

const receipts = `
  insert into receipts (number, purpose, source_id, paid_at, issued_at, amount, payer_name, address,
    email, email_key, method, reference)
  select case o.purpose when 'donation' then 'D' else 'F' end || '/2025-26/' || lpad(
      row_number() over (partition by o.purpose order by o.created_at, o.id)::text, 6, '0'),
    o.purpose, o.id, o.paid_at, o.paid_at, o.amount, 'Somebody', '12, Demo Lane',
    'donor@example.org', 'donor@example.org', 'online', o.payment_id
  from payment_orders o where o.state = 'paid'
  union all
  select 'D/2024-25/' || lpad(row_number() over (order by given_on, id)::text, 6, '0'), 'donation',
    id, given_on, given_on, amount, donor_name, '', email, email, 'cheque', reference
  from offline_donations`;

const serials = `
  insert into receipt_serials (financial_year, last)
  select replace(left(number, -7), 'D/', ''), max(right(number, 6)::int) from receipts group by 1`;

const mails = `
  insert into outbox (key, kind, recipient, data, state, next_try_at, created_at, sent_at)
  select 'receipt:' || source_id, 'donation-receipt', email, '{}'::jsonb, 'sent', paid_at, paid_at,
    paid_at
  from receipts`;

const messages = (rows: number, step: string) => `
  insert into contact_messages (name, mobile_code, mobile, email, subject, message, created_at)
  select ${pick(GIVEN, 1)} || ' ' || ${pick(FAMILY, 10)}, '+91', (7000000000 + n)::text,
    'writer' || n || '@example.org', 'About the hostel ' || n, 'How far is it?', ${at(step)}
  from generate_series(1, ${rows}) n`;

const jobs = (rows: number, step: string) => `
  insert into job_applications (vacancy, applicant_name, mobile_code, mobile, email, qualification,
    experience, cv_file, cv_bytes, created_at)
  select 'Teacher ' || n % 20, ${pick(GIVEN, 1)} || ' ' || ${pick(FAMILY, 10)}, '+91',
    (6000000000 + n)::text, 'teacher' || n || '@example.org', 'Graduate', '2', '', 1000, ${at(step)}
  from generate_series(1, ${rows}) n`;

const words = (by: string) =>
  `'<p>' || repeat(md5(n::text) || ' ' || md5((${by})::text) || '. ', 20) || '</p>'`;

const newsValues = (title: string, text: string) => `jsonb_build_object('title', ${title},
  'date', to_char(dated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'),
  'picture', '', 'description', 'What was seen and heard', 'text', ${text}, 'slug', slug)`;

const news = (rows: number, step: string, versions: number) => `
  insert into content_records (list, public_id, state, "values", slug, label, words, position,
    dated_at, changed_at, revision, shown_since)
  select 'news', n, 'shown', ${newsValues('title', words('1'))}, slug, title, lower(title), n,
    dated_at, dated_at, ${versions}, dated_at
  from (select n, 'news-' || n as slug, 'Annual day ' || n as title, ${at(step)} as dated_at
    from generate_series(1, ${rows}) n) made`;

const newsVersions = (versions: number) => `
  insert into content_versions (record_id, number, "values", at, "by", action)
  select id, n, ${newsValues("label || ' ' || n", words('id'))}, dated_at, 'Meera Rao', 'published'
  from content_records, generate_series(1, ${versions}) n where list = 'news'`;

export type OfficeRows = {
  applications: number;
  donations: number;
  offlineDonations: number;
  others: number;
  news?: number;
  /** Per news item. */
  versions?: number;
};

/** Two years of a large school's data, plainly invented. */
export async function fillOffice(db: Db, rows: OfficeRows): Promise<void> {
  const step = (count: number) => `${Math.floor((720 * 24 * 60) / count)} minutes`;
  const { news: items = 0, versions = 1 } = rows;
  const content = items === 0 ? [] : [news(items, step(items), versions), newsVersions(versions)];
  const statements = [
    applications(rows.applications, step(rows.applications)),
    orders(rows.applications, step(rows.applications), 'admission'),
    donations(rows.donations, step(rows.donations)),
    orders(rows.donations, step(rows.donations), 'donation'),
    offlineDonations(rows.offlineDonations, step(rows.offlineDonations)),
    captured,
    receipts,
    serials,
    mails,
    messages(rows.others, step(rows.others)),
    jobs(rows.others, step(rows.others)),
    ...content,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}
