import { formatInIndia } from '@/content/india-time';
import { setLiveFacts } from '@/content/live-facts';
import { school } from '@/content/school';
import { readSettings, type Typed, typedOf } from '../../../content';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { DescribedField, fieldsBy, PostForm, SaveBar, Submit } from '../../view/form';
import { Unsaved } from '../../view/unsaved';
import { ADDRESS, AFTER, BEFORE, FIELDS, labelOf } from './fields';

export const SCHOOL = { href: '/school', label: 'School details' };

/** Returned with its input. */
type Refused = { typed: Typed; problems: Record<string, string>; stale?: true };

/** School facts that the office may change, on one page. */
export async function showSchool(request: OfficeRequest, sentBack?: Refused): Promise<Response> {
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
                {labelOf(key)}: {formatInIndia(at, 'd MMM yyyy, HH:mm')}, {by || 'unknown'}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
  const by = changes[0]?.by || 'somebody';
  const refused = `Nothing was saved: ${by} has changed this page since you opened it. What you have typed is below, and under it what differs on the site now. Save again to replace what is there now.`;
  return screen(request, {
    title: SCHOOL.label,
    lead: 'What the website, emails and receipts say about the school. Bank account, UPI id and keys are not here: whoever runs the server changes them.',
    errors: problems,
    body,
    ...(stale && { refused, status: 409 }),
  });
}

/** Current values where they differ from the input. */
function Differing({ typed, now }: { typed: Typed; now: Typed }) {
  const names = Object.keys(now).filter(
    (name) => (now[name] ?? '').replaceAll('\r', '') !== (typed[name] ?? '').replaceAll('\r', ''),
  );
  return (
    <section>
      <h2>On the site now</h2>
      <Facts
        items={names.map((name) => ({ term: labelOf(name), value: now[name] || 'Nothing' }))}
      />
    </section>
  );
}
