import { setLiveFacts } from '@/content/live-facts';
import { school } from '@/content/school';
import { readSettings, type Typed, typedOf } from '../../../content';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary, Field, PostForm, SelectField, Submit, TextField } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { SaveBar } from '../../view/save-bar';
import { Unsaved } from '../../view/unsaved';
import { Changes } from './changes';
import { labelOf } from './labels';

export const SCHOOL = { href: '/school', label: 'School details' };

/** Sent back: with what was typed. */
export type Refused = { typed: Typed; problems: Record<string, string>; stale?: true };

/** What the office may change of the school, on one page. */
export async function showSchool(request: OfficeRequest, refused?: Refused): Promise<Response> {
  const { facts, basedOn, changes } = await readSettings(request.deps.db);
  setLiveFacts(facts);
  const now = typedOf(school);
  const typed = refused?.typed ?? now;
  const problems = refused?.problems ?? {};
  const common = (name: string) => ({
    name,
    label: labelOf(name),
    value: typed[name],
    error: problems[name],
  });
  const [last] = changes;
  const body = (
    <>
      <PageHead
        title={SCHOOL.label}
        lead={
          <p>
            What the website, emails and receipts say about the school. Bank account, UPI id and
            keys are not here: whoever runs the server changes them.
          </p>
        }
      />
      <ErrorSummary errors={problems} />
      {refused?.stale ? (
        <Notice tone="bad">
          Nothing was saved: {last?.by || 'somebody'} has changed this page since yours was made.
          Below is what you have typed, and under it what differs on the site now. Save again to
          replace that.
        </Notice>
      ) : null}
      <Unsaved record="school" person={request.person} isRefused={refused !== undefined}>
        <PostForm action={SCHOOL.href}>
          <input type="hidden" name="basedOn" value={basedOn} />
          <Field
            {...common('session')}
            hint="The school year that pages and receipts speak of, such as 2026-27"
            maxLength={7}
            required
          />
          <Field
            {...common('announcedSession')}
            hint="For the line at the top of every page, such as 2026-2027"
            maxLength={9}
            required
          />
          <TextField
            {...common('announcement')}
            hint="One line at the top of every page. If it is empty, the site shows the next admission test."
            rows={2}
            maxLength={200}
          />
          <TextField
            {...common('phones')}
            hint="One in each line, as people read it: +91 00000 00000. The first one is at the top of every page."
            rows={3}
            required
          />
          <Field
            {...common('whatsApp')}
            hint="With the country code, such as +91 00000 00000. Left empty, no page offers WhatsApp."
            maxLength={30}
          />
          <Field
            {...common('hours')}
            hint="In words, such as: Monday to Saturday, 9 am to 4 pm. May be left empty."
            maxLength={200}
          />
          <Field {...common('email')} type="email" required />
          <Field {...common('admissionsEmail')} type="email" required />
          <fieldset className="field-group">
            <legend>Address</legend>
            <Field {...common('street')} maxLength={120} required />
            <Field {...common('locality')} maxLength={80} required />
            <Field {...common('district')} maxLength={80} required />
            <Field {...common('state')} maxLength={60} required />
            <Field {...common('postalCode')} maxLength={12} required />
          </fieldset>
          <Field {...common('mapUrl')} type="url" required />
          <TextField
            {...common('social')}
            hint="One in each line: the name, a space, the address. Facebook https://www.facebook.com/…"
            rows={6}
          />
          <SelectField
            {...common('reminders')}
            hint="Once each: 2 days after a registration that is not paid, and 3 days before the test."
            options={['on', 'off'].map((value) => ({
              value,
              label: value === 'on' ? 'On' : 'Off',
            }))}
          />
          <SaveBar>
            <Submit>Save</Submit>
          </SaveBar>
        </PostForm>
      </Unsaved>
      {refused?.stale ? <Differing typed={typed} now={now} /> : null}
      <Changes changes={changes} />
    </>
  );
  const status = refused?.stale ? 409 : refused ? 422 : 200;
  return page(request, { title: SCHOOL.label, body, status });
}

/** What is on the site where it differs from what was typed. */
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
