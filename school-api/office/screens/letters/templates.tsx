import {
  addTemplate,
  changeTemplate,
  findTemplate,
  listTemplates,
  type NewTemplate,
  normalizeLetter,
  removeTemplate,
  rowNumber,
  type Template,
  templateErrors,
  undoTemplate,
} from '../../../records';
import { audited } from '../../audit';
import { momentField, momentIn, redirectWithUndo } from '../../flash';
import { notFoundPage } from '../../pages';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { ActionControl, LinkButton } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { type Errors, Field, PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { onFound } from '../records/missing';
import { LetterFields, readLetter } from './fields';

const LIST = { href: '/letters', label: 'Email templates' };
const NEW = `${LIST.href}/new`;
const ONE = `${LIST.href}/:id`;
const roles: readonly Role[] = ['admissions', 'accounts', 'head'];

async function showTemplates(request: OfficeRequest): Promise<Response> {
  const rows = await listTemplates(request.deps.db);
  const add = (
    <LinkButton tone="primary" href={NEW}>
      Add a template
    </LinkButton>
  );
  const hrefOf = ({ id }: Template) => `${LIST.href}/${id}`;
  const body = (
    <DataTable
      caption="Email templates, by name"
      rows={rows}
      href={hrefOf}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'Subject', cell: ({ subject }) => subject },
        { head: 'Changed', cell: ({ changedAt }) => <Stamp at={changedAt} />, narrow: 'hide' },
      ]}
      empty={<p>There are no templates yet.</p>}
    />
  );
  return screen(request, { title: LIST.label, actions: add, body });
}

const EMPTY: NewTemplate = { name: '', subject: '', text: '' };

type Shown = { template: NewTemplate; kept?: Template | undefined; errors?: Errors };

function templatePage(request: OfficeRequest, { template, kept, errors = {} }: Shown): Response {
  const path = kept ? `${LIST.href}/${kept.id}` : NEW;
  const remove = { label: 'Remove', action: `${path}/remove` };
  const actions =
    kept?.use === null ? <ActionControl action={remove} className="button button-quiet" /> : null;
  const body = (
    <PostForm action={path}>
      <input type="hidden" name="seen" value={kept?.changedAt.getTime() ?? ''} />
      <Field label="Name" name="name" value={template.name} error={errors.name} />
      <LetterFields letter={template} errors={errors} />
      <Submit>Save template</Submit>
    </PostForm>
  );
  const title = kept ? kept.name : 'Add a template';
  return screen(request, { title, back: LIST, actions, errors, body });
}

const withTemplate = onFound(
  ({ deps, params }) => findTemplate(deps.db, rowNumber(params.id) ?? 0),
  'template',
  LIST,
);

const CHANGED =
  'A colleague has changed this template since you opened it. Save again to replace it';

async function save(request: OfficeRequest, kept?: Template): Promise<Response> {
  const { deps, form, person } = request;
  const template = { name: (form.get('name') ?? '').trim(), ...normalizeLetter(readLetter(form)) };
  const errors = templateErrors(template);
  if (Object.keys(errors).length > 0) return templatePage(request, { template, kept, errors });
  const record = kept ? `template ${kept.id}` : 'new template';
  const now = deps.now();
  const change = { template, by: person.name, now };
  const seen = form.get('seen') ?? '';
  const entry = { action: 'letters template', record, ...(kept && difference(kept, template)) };
  const isSaved = await audited(request, entry, (tx) =>
    kept ? changeTemplate(tx, { id: kept.id, seen }, change) : addTemplate(tx, change),
  );
  if (isSaved) {
    return kept
      ? redirectWithUndo(request, LIST.href, 'saved', undoOf(kept, now))
      : redirectTo(LIST.href, 'saved');
  }
  const name = kept ? CHANGED : 'There are too many templates. Remove one first';
  return templatePage(request, { template, kept, errors: { name } });
}

function difference(kept: Template, template: NewTemplate) {
  const names = (['name', 'subject', 'text'] as const).filter(
    (field) => kept[field] !== template[field],
  );
  const of = (one: NewTemplate) => Object.fromEntries(names.map((field) => [field, one[field]]));
  return { before: of(kept), after: of(template) };
}

const undoOf = ({ id }: Template, at: Date) => ({
  action: `${LIST.href}/${id}/undo`,
  fields: momentField(at),
});

async function undo(request: OfficeRequest): Promise<Response> {
  const { deps, form, params, person } = request;
  const id = rowNumber(params.id ?? '') ?? 0;
  const entry = { action: 'letters template undone', record: `template ${id}` };
  const seen = String(momentIn(form).getTime());
  const by = { by: person.name, now: deps.now() };
  const isDone = await audited(request, entry, (tx) => undoTemplate(tx, { id, seen }, by));
  return redirectTo(LIST.href, isDone ? 'template-undone' : 'template-not-undone');
}

async function setRemoved(request: OfficeRequest, isRemoved: boolean): Promise<Response> {
  const { deps, params } = request;
  const id = rowNumber(params.id ?? '') ?? 0;
  const action = isRemoved ? 'letters template removed' : 'letters template restored';
  const at = isRemoved ? deps.now() : null;
  const entry = { action, record: `template ${id}` };
  const isDone = await audited(request, entry, (tx) => removeTemplate(tx, id, at));
  if (!isDone) return notFoundPage(request);
  if (!isRemoved) return redirectTo(LIST.href, 'template-restored');
  const undo = { action: `${LIST.href}/${id}/restore` };
  return redirectWithUndo(request, LIST.href, 'template-removed', undo);
}

const route = (method: OfficeRoute['method'], path: string, run: OfficeRoute['run']) =>
  ({ method, path, roles, run }) as const;

export const templateRoutes: readonly OfficeRoute[] = [
  route('GET', LIST.href, showTemplates),
  route('GET', NEW, (request) => templatePage(request, { template: EMPTY })),
  route('POST', NEW, (request) => save(request)),
  route(
    'GET',
    ONE,
    withTemplate((request, kept) => templatePage(request, { template: kept, kept })),
  ),
  route('POST', ONE, withTemplate(save)),
  route('POST', `${ONE}/undo`, undo),
  route('POST', `${ONE}/remove`, (request) => setRemoved(request, true)),
  route('POST', `${ONE}/restore`, (request) => setRemoved(request, false)),
];
