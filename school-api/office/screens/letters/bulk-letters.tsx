import type { Db } from '../../../db';
import {
  type Draft,
  findTemplate,
  findTemplateFor,
  type LetterText,
  letterErrors,
  listTemplatesFor,
  normalizeLetter,
  prepareLetters,
  recordKey,
  rowNumber,
  sendLetters,
} from '../../../records';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, Role } from '../../route';
import { type Errors, PostForm, SelectField, Submit } from '../../view/form';
import { counted } from '../../view/text';
import { type Chosen, ChosenFields, type ListAction } from '../records/actions';
import { BatchField, batchIn, LetterFields, readLetter, Step } from './fields';
import { Emails } from './recipients';

/** Writes to all selected rows of a list: write, preview, send. */
export const letterAction = (roles: readonly Role[]): ListAction => ({
  name: 'letters',
  label: 'Send an email',
  roles,
  run: (request, chosen) => write(request, chosen, {}),
});

const FEE_REMINDERS = 'fee-reminders';

export const feeReminderAction = (roles: readonly Role[]): ListAction => ({
  name: FEE_REMINDERS,
  label: 'Send fee reminder',
  roles,
  run: (request, chosen) => write(request, chosen, { isFeeReminder: true }),
});

type Kind = Pick<Draft, 'isFeeReminder'>;

async function write(request: OfficeRequest, chosen: Chosen, kind: Kind): Promise<Response> {
  const { deps, form } = request;
  const step = form.get('step');
  const typed = normalizeLetter(readLetter(form));
  if (step === 'template' || step === null) {
    const id = rowNumber(form.get('template') ?? '');
    const template = id === undefined ? undefined : await findTemplate(deps.db, id);
    const first = kind.isFeeReminder ? await findTemplateFor(deps.db, 'fee') : undefined;
    return composePage(request, chosen, template ?? first ?? typed);
  }
  const errors = letterErrors(typed, chosen.keys[0]?.kind);
  if (step === 'edit' || Object.keys(errors).length > 0) {
    return composePage(request, chosen, typed, step === 'edit' ? {} : errors);
  }
  const keys = chosen.keys.map((key) => recordKey(key.kind, key.record));
  const draft = { ...typed, ...kind, keys };
  return step === 'send' ? send(request, chosen, draft) : previewPage(request, chosen, draft);
}

async function composePage(
  request: OfficeRequest,
  chosen: Chosen,
  letter: LetterText & { id?: number },
  errors: Errors = {},
): Promise<Response> {
  const { deps, url } = request;
  const kind = chosen.keys[0]?.kind;
  const action = `${url.pathname}${url.search}`;
  const isReminder = url.pathname.endsWith(FEE_REMINDERS);
  const templates = kind && !isReminder ? await listTemplatesFor(deps.db, kind) : [];
  const body = (
    <>
      {templates.length > 0 ? (
        <PostForm action={action}>
          <ChosenFields {...chosen} />
          <SelectField
            label="Template"
            name="template"
            value={String(letter.id ?? '')}
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            hint={<a href="/letters">Edit templates</a>}
          />
          <Submit tone="secondary">Use this template</Submit>
        </PostForm>
      ) : null}
      <PostForm action={action}>
        <ChosenFields {...chosen} sent={{ step: 'preview' }} />
        <LetterFields letter={letter} errors={errors} kind={kind} />
        <Submit>Preview emails</Submit>
      </PostForm>
    </>
  );
  const title = `Email ${people(chosen.keys)}`;
  return screen(request, { title, back: chosen.back, errors, body });
}

async function previewPage(request: OfficeRequest, chosen: Chosen, draft: Draft) {
  const { deps, url, audit } = request;
  const kind = chosen.keys[0]?.kind;
  await audit({ action: `${kind} letters preview`, record: people(chosen.keys) });
  const now = { settings: deps.config, now: deps.now() };
  const letters = await prepareLetters(deps.db, draft, now);
  const going = letters.filter(({ leftOut }) => leftOut === undefined);
  const title = `Send ${counted(going.length, 'email')}`;
  const body = (
    <>
      <PostForm action={`${url.pathname}${url.search}`}>
        <ChosenFields {...chosen} sent={{ subject: draft.subject, message: draft.text }} />
        <BatchField />
        {going.length > 0 ? <Step value="send">{title}</Step> : null}
        <Step value="edit" tone="secondary">
          Change the text
        </Step>
      </PostForm>
      <Emails letters={letters} />
    </>
  );
  return screen(request, { title, back: chosen.back, body });
}

async function send(request: OfficeRequest, { keys, back }: Chosen, draft: Draft) {
  const { deps, url, form, person: author } = request;
  const batch = batchIn(form);
  const action = `${keys[0]?.kind} letters`;
  const sending = { batch, author, settings: deps.config, now: deps.now() };
  const entry = ({ sent }: { sent: number }) => ({ action, record: people({ length: sent }) });
  const write = (tx: Db) => sendLetters(tx, draft, sending);
  const { letters } = await audited(request, entry, write, ({ sent }) => sent > 0);
  const [list = ''] = url.pathname.split('/actions/');
  if (letters.every(({ leftOut }) => leftOut !== undefined))
    return redirectTo(back.href, 'letters-none');
  const progress = `${list}/letters/${batch}`;
  return redirectWithUndo(request, progress, 'letters-sent', { action: `${progress}/undo` });
}

const people = ({ length }: { length: number }) => counted(length, 'person', 'people');
