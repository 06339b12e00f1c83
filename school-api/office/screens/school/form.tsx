import { formatInIndia } from '@/content/india-time';
import { setLiveFacts } from '@/content/live-facts';
import { school } from '@/content/school';
import {
  factInputs,
  followFacts,
  readSettings,
  saveFacts,
  type Typed,
  typedOf,
} from '../../../content';
import type { Db } from '../../../db';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { Facts } from '../../view/facts';
import {
  DescribedField,
  type FieldFacts,
  fieldsBy,
  PostForm,
  SaveBar,
  Submit,
} from '../../view/form';
import { Unsaved } from '../../view/unsaved';
import { EDITORS as roles } from '../content/find';

const SCHOOL = { href: '/school', label: 'School details' };

/** Returned with its input. */
type Refused = { typed: Typed; problems: Record<string, string>; stale?: true };

/** School facts that the office may change, on one page. */
async function showSchool(request: OfficeRequest, sentBack?: Refused): Promise<Response> {
  const { facts, basedOn, changes } = await readSettings(request.deps.db);
  setLiveFacts(facts);
  const now = typedOf(school);
  const { typed = now, problems = {}, stale } = sentBack ?? {};
  const field = fieldsBy(typed, problems);
  const input = (name: string) => (
    <DescribedField key={name} facts={FIELDS[name] ?? { label: name }} {...field(name)} />
  );
  const body = (
    <>
      <Unsaved record="school" person={request.person} isRefused={sentBack !== undefined}>
        <PostForm action={SCHOOL.href}>
          <input type="hidden" name="basedOn" value={basedOn} />
          {BEFORE.map(input)}
          <fieldset className="field-group">
            <legend>Address</legend>
            {ADDRESS.map(input)}
          </fieldset>
          {AFTER.map(input)}
          <SaveBar>
            <Submit>Save</Submit>
          </SaveBar>
        </PostForm>
      </Unsaved>
      {stale ? <Differing typed={typed} now={now} /> : null}
      {changes.length > 0 ? (
        <section>
          <h2>Changed in the office</h2>
          <ul>
            {changes.map(({ key, at, by }) => (
              <li key={key}>
                {labelOf(key)}: {formatInIndia(at, 'd MMM yyyy, h:mm aaa')}, {by || 'unknown'}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
  const by = changes[0]?.by || 'somebody';
  const refused = `Nothing was saved: ${by} has changed this page since you opened it. Your changes are below, followed by what is different on the site now. Save again to replace what is there now.`;
  return screen(request, {
    title: SCHOOL.label,
    lead: 'What the website, emails and receipts say about the school. You cannot change the bank account, UPI ID or keys here: ask the person who runs the server.',
    errors: problems,
    body,
    ...(stale && { refused, status: 409 }),
  });
}

function Differing({ typed, now }: { typed: Typed; now: Typed }) {
  const names = Object.keys(now).filter((name) => plain(now[name]) !== plain(typed[name]));
  return (
    <section>
      <h2>On the site now</h2>
      <Facts
        items={names.map((name) => ({ term: labelOf(name), value: now[name] || 'Nothing' }))}
      />
    </section>
  );
}

const required = true;

/** The page's inputs, by name. */
const FIELDS: Readonly<Record<string, FieldFacts>> = {
  session: {
    label: 'Session',
    maxLength: 7,
    required,
    hint: 'The school year named on pages and receipts, such as 2026-27',
  },
  announcedSession: {
    label: 'Announced session',
    maxLength: 9,
    required,
    hint: 'For the line at the top of every page, such as 2026-2027',
  },
  announcement: {
    label: 'Announcement',
    rows: 2,
    maxLength: 200,
    hint: 'One line at the top of every page. If it is empty, the site shows the next admission test.',
  },
  phones: {
    label: 'Phone numbers',
    rows: 3,
    required,
    hint: 'One per line, as people read it: +91 00000 00000. The first one is at the top of every page.',
  },
  whatsApp: {
    label: 'WhatsApp number',
    maxLength: 30,
    hint: 'With the country code, such as +91 00000 00000. If you leave it empty, the site does not offer WhatsApp.',
  },
  hours: {
    label: 'Office hours',
    maxLength: 200,
    hint: 'In words, such as: Monday to Saturday, 9 am to 4 pm. Optional.',
  },
  email: { label: 'Office email', type: 'email', required },
  admissionsEmail: { label: 'Admissions email', type: 'email', required },
  street: { label: 'Street', maxLength: 120, required },
  locality: { label: 'Town or village', maxLength: 80, required },
  district: { label: 'District', maxLength: 80, required },
  state: { label: 'State', maxLength: 60, required },
  postalCode: { label: 'Postal code', maxLength: 12, required },
  mapUrl: { label: 'Map link', type: 'url', required },
  social: {
    label: 'Social networks',
    rows: 6,
    hint: 'One per line: the name, a space, the address. Facebook https://www.facebook.com/…',
  },
  reminders: {
    label: 'Reminders to families',
    hint: 'We send each reminder once: 2 days after an unpaid registration, and 3 days before the test.',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
};

const fieldNames = Object.keys(FIELDS);
const BEFORE = fieldNames.slice(0, fieldNames.indexOf('street'));
const ADDRESS = fieldNames.slice(fieldNames.indexOf('street'), fieldNames.indexOf('mapUrl'));
const AFTER = fieldNames.slice(fieldNames.indexOf('mapUrl'));

/** Includes the address, which is one fact. */
const labelOf = (name: string) => (name === 'address' ? 'Address' : (FIELDS[name]?.label ?? name));

const known: readonly string[] = ['basedOn', ...factInputs];
const MAX_NAME_LENGTH = 60;

async function saveSchool(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const forged = [...new Set(form.keys())].filter((name) => !known.includes(name));
  if (forged.length > 0) return refuseForged(request, forged);
  await followFacts(deps.db);
  const before = typedOf(school);
  const typed: Typed = Object.fromEntries(
    factInputs.map((name) => [name, (form.get(name) ?? before[name] ?? '').trim()]),
  );
  const changed = factInputs.filter((name) => plain(typed[name]) !== plain(before[name]));
  const entry = {
    action: 'school set',
    before: Object.fromEntries(changed.map((name) => [name, before[name] ?? ''])),
    after: Object.fromEntries(changed.map((name) => [name, typed[name]])),
  };
  const basedOn = form.get('basedOn') ?? '';
  const save = (tx: Db) => saveFacts(tx, deps.now(), { typed, basedOn, by: person.name });
  const saved = await audited(request, entry, save, (one) => one.ok && one.changed.length > 0);
  if (saved.ok) {
    await followFacts(deps.db);
    if (changed.length === 0) return redirectTo(SCHOOL.href, 'school-saved');
    // Saves what was there before, unless somebody saves another change first.
    const fields = { ...entry.before, basedOn: (await readSettings(deps.db)).basedOn };
    const undo = { action: SCHOOL.href, fields };
    return redirectWithUndo(request, SCHOOL.href, 'school-saved', undo);
  }
  if ('stale' in saved) return showSchool(request, { typed, problems: {}, stale: true });
  return showSchool(request, { typed, problems: saved.problems });
}

const plain = (text = '') => text.replaceAll('\r', '').trim();

/** The page has no such input, so this is no mistake. */
async function refuseForged(request: OfficeRequest, names: readonly string[]): Promise<Response> {
  const shown = names.slice(0, 10).map((name) => name.slice(0, MAX_NAME_LENGTH));
  await request.audit({ action: 'school refused', after: { inputs: shown.join(', ') } });
  const title = 'You cannot change this here';
  const body = (
    <p>
      The office cannot change this. The bank account, UPI ID and keys are changed on the server, by
      whoever runs it. Nothing was saved.
    </p>
  );
  return screen(request, { title, back: SCHOOL, body, status: 403 });
}

export const schoolRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: SCHOOL.href, roles, run: (request) => showSchool(request) },
  { method: 'POST', path: SCHOOL.href, roles, run: saveSchool },
];
