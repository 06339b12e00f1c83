import { parseInIndia } from '@/content/india-time';
import type { Db } from '../../../db';
import {
  type ApplicationState,
  type Checked,
  checkDecisions,
  type Decision,
  enterDecisions,
  isAnswerDue,
  isApplicationState,
  isDecision,
  letterErrors,
  MAX_FAMILY_NOTE_LENGTH,
  normalizeLetter,
  stateMail,
  statesOf,
  stateTitle,
  undoDecisions,
} from '../../../records';
import { always, audited } from '../../audit';
import { redirectWithOffers } from '../../flash';
import { ownPath } from '../../own-site';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { CheckField, Field, fieldsBy, PostForm, TextField } from '../../view/form';
import { counted } from '../../view/text';
import { LIST, ADMISSIONS as roles } from '../admissions/names';
import { BatchField, batchIn, LetterFields, readLetter, Step } from '../letters/fields';
import { actionPath, type Chosen, ChosenFields, type ListAction } from '../records/actions';
import { stateOptions } from '../records/set-states';
import { CHECK, DecisionPreview } from './preview';

/** Decisions first, then other states that a family may be told. */
const STATES = statesOf('applications')
  .filter((state) => state !== 'received')
  .sort((one, other) => Number(isDecision(other)) - Number(isDecision(one)));

export const DECISIONS = { name: 'decision', label: 'Decision', options: stateOptions(STATES) };

/** The application's page passes the address to return to. */
export const withBack = ({ form }: OfficeRequest, chosen: Chosen): Chosen =>
  form.has('back')
    ? { ...chosen, back: { href: ownPath(form.get('back')), label: 'Back' } }
    : chosen;

/** For one or many: write, preview, store. Nobody is notified before the release. */
export const prepareAction: ListAction = {
  name: 'decision',
  label: 'Prepare decision',
  roles,
  choice: DECISIONS,
  run: (request, chosen) => {
    const to = request.form.get('decision') ?? '';
    if (!isApplicationState(to)) return redirectTo(chosen.back.href);
    return prepare(request, withBack(request, chosen), to);
  },
};

async function prepare(request: OfficeRequest, chosen: Chosen, state: ApplicationState) {
  const { deps, form, url, audit } = request;
  const now = deps.now();
  const step = form.get('step');
  const email = step === null ? stateMail(state) : normalizeLetter(readLetter(form));
  const hasEmail = step === null || form.get('mail') === 'yes';
  const typed = {
    state,
    answerBy: state === 'place offered' ? (form.get('answer') ?? '') : '',
    note: (form.get('note') ?? '').replace(/\r\n?/g, '\n').trim(),
    ...(hasEmail ? email : { subject: '', text: '' }),
  };
  const errors = step === null ? {} : errorsOf(typed, hasEmail, now);
  const isReady = step !== null && Object.keys(errors).length === 0;
  const keys = isReady ? chosen.keys : [];
  const decisions = keys.map(({ record }) => ({ applicationId: String(record), ...typed }));
  const checked = await checkDecisions(deps.db, decisions, { settings: deps.config, now });
  if (step === 'save' && checked.length > 0) return save(request, chosen, checked);
  const applications = counted(chosen.keys.length, 'application');
  if (checked.length > 0) {
    await audit({ action: 'applications decision preview', record: applications });
  }
  const sent = { decision: state, back: chosen.back.href };
  const field = fieldsBy({ answer: typed.answerBy, note: typed.note }, errors);
  const body = (
    <>
      <PostForm action={`${actionPath(LIST, prepareAction.name)}${url.search}`}>
        <ChosenFields {...chosen} sent={sent} />
        <BatchField />
        {state === 'place offered' ? (
          <Field
            label="Last day to answer"
            type="date"
            hint="The family can accept or decline until the end of this day."
            {...field('answer')}
          />
        ) : null}
        <TextField
          label="Note to the family"
          rows={3}
          maxLength={MAX_FAMILY_NOTE_LENGTH}
          hint="Optional. The family sees it with the decision, and at the end of the email."
          {...field('note')}
        />
        <CheckField label="Send an email" name="mail" checked={hasEmail} />
        <LetterFields letter={email} errors={errors} kind="applications" />
        {checked.length > 0 ? (
          <Step value="save">{`Prepare ${counted(checked.length, 'decision')}`}</Step>
        ) : null}
        <Step value="preview" tone={checked.length > 0 ? 'secondary' : 'primary'}>
          Check
        </Step>
      </PostForm>
      {checked.length > 0 ? <DecisionPreview checked={checked} /> : null}
    </>
  );
  return screen(request, {
    title: `${stateTitle(state)}: ${applications}`,
    back: chosen.back,
    errors,
    body,
    lead: 'Families see nothing until you release the decision.',
  });
}

type Typed = Omit<Decision, 'applicationId'>;

function errorsOf({ state, answerBy, note, ...email }: Typed, hasEmail: boolean, now: Date) {
  const errors = hasEmail ? letterErrors(email, 'applications') : {};
  const isDay = parseInIndia(answerBy, 'yyyy-MM-dd') !== undefined;
  if (state === 'place offered' && !(isDay && isAnswerDue(answerBy, now))) {
    errors.answer = 'Enter the last day to answer, today or later';
  }
  if ([...note].length > MAX_FAMILY_NOTE_LENGTH) {
    errors.note = `Enter a note of at most ${MAX_FAMILY_NOTE_LENGTH} characters`;
  }
  return errors;
}

async function save(
  request: OfficeRequest,
  { back }: Chosen,
  checked: readonly Checked<Decision>[],
) {
  const { deps, form, person } = request;
  const batch = batchIn(form);
  const entries = checked.map(({ decision, letter: { record, to } }) => ({
    action: 'applications decision',
    record: `application ${record.office_number}`,
    person: to,
    after: { state: decision.state },
  }));
  const decisions = checked.map(({ decision }) => decision);
  const by = { batch, person, now: deps.now() };
  await audited(request, entries, (tx) => enterDecisions(tx, decisions, by), always);
  const check = { label: 'Check and release', href: CHECK.href };
  const offers = [undoOffer(batch, back.href), check];
  return redirectWithOffers(request, back.href, { message: 'decisions-prepared', offers });
}

export const undoOffer = (batch: string, back: string) => ({
  label: 'Undo',
  action: actionPath(LIST, 'undo-decision'),
  fields: { batch, back },
});

function messageOf({ undone, kept, late }: Awaited<ReturnType<typeof undoDecisions>>) {
  if (undone === 0) return 'decisions-gone';
  if (kept > 0) return 'decisions-undone-partly';
  return late > 0 ? 'decisions-undone-late' : 'decisions-undone';
}

/** For what this person prepared by one action. */
export const undoDecisionRoute: OfficeRoute = {
  method: 'POST',
  path: actionPath(LIST, 'undo-decision'),
  roles,
  run: async (request) => {
    const { deps, form, person } = request;
    const own = { batch: form.get('batch') ?? '', personId: person.id, now: deps.now() };
    const entry = { action: 'applications decision undone' };
    const undo = (tx: Db) => undoDecisions(tx, own);
    const outcome = await audited(request, entry, undo, ({ undone }) => undone > 0);
    return redirectTo(ownPath(form.get('back')), messageOf(outcome));
  },
};
