import {
  findChosen,
  type HistoryEvent,
  historyOf,
  isStateKey,
  keyName,
  type ListedKey,
  MAX_NOTE_LENGTH,
  pageOf,
} from '../../../records';
import { screen } from '../../response';
import type { OfficeRequest, Person } from '../../route';
import { type Action, ActionsMenu, LinkButton } from '../../view/action';
import { FactSection, Facts, RecordPage } from '../../view/facts';
import { HiddenFields, PostForm, Submit, TextField } from '../../view/form';
import { Icon, type IconName } from '../../view/icon';
import { keptQuery, listQuery } from '../../view/list-address';
import { Stamp } from '../../view/stamp';
import { letterForm } from '../letters/form';
import { PAGES } from '../letters/recipients';
import { MailLink } from './cells';
import { readSources } from './filter';
import type { Found, Screens, TypedForms } from './screens';
import { StateForm } from './set-states';
import { readSort, sortOf } from './sorting';

/** A record; with the input of a refused note or letter. */
export async function showRecord(
  request: OfficeRequest,
  found: Found,
  screens: Screens,
  typed: TypedForms = {},
): Promise<Response> {
  const { view, roles, list, erase, stateHint } = screens;
  const { deps, person, audit, url } = request;
  const { key, path } = found;
  const query = keptQuery(url);
  await audit({ action: `${key.kind} show`, record: found.name, person: found.person });
  const mayChange = roles.includes(person.role);
  const shown = await view(request, found);
  const { title, lead, actions, menu = [], notices, facts, aside, record, subject } = shown;
  const email = found.person && <MailLink to={found.person} subject={subject} />;
  const contact = [...(shown.phones ?? []), { term: 'Email', value: email }];
  const { note } = typed;
  const history = await historyOf(deps.db, key);
  const near = await readNear(request, found, screens);
  const eraseAction: Action = {
    label: 'Erase',
    icon: 'trash',
    danger: true,
    href: `${path}/erase${query}`,
  };
  // The head can erase a person from any record; a clerk sees whom to ask.
  const mayErase = erase ? mayChange : person.role === 'head';
  const seldom = [...menu, ...(mayErase ? [eraseAction] : [])];
  const status = typed.letter?.status ?? (typed.letter || note ? 422 : 200);
  const sections = facts.map((section) => <FactSection key={section.title} {...section} />);
  const body = (
    <>
      {notices}
      <RecordPage
        facts={sections[0]}
        aside={
          mayChange || aside ? (
            <>
              {mayChange && record && isStateKey(key) ? (
                <StateForm
                  {...{ kind: key.kind, list, record }}
                  back={`${path}${query}`}
                  hint={stateHint}
                />
              ) : null}
              {aside}
              {mayChange ? <NoteForm action={`${path}/notes${query}`} {...note} /> : null}
            </>
          ) : null
        }
      >
        {sections.slice(1)}
        {mayChange ? await letterForm(request, found, subject, typed.letter) : null}
        <RecordHistory {...{ path, query, history, person, mayChange }} />
      </RecordPage>
    </>
  );
  return screen(request, {
    title,
    back: list,
    body,
    status,
    lead: (
      <>
        {lead}
        <Facts items={contact} className="mt-1.5 flex flex-wrap gap-x-6 wrap-anywhere" />
      </>
    ),
    errors: typed.letter?.errors ?? (note ? { text: note.error } : {}),
    actions: (
      <>
        <Near near={near} url={url} />
        {actions}
        <ActionsMenu id="record-actions" label={`: ${title}`} text="Actions" actions={seldom} />
      </>
    ),
  });
}

type Props = { action: string; value?: string; error?: string | undefined };

/** Collapsed on a phone, where facts come first; always shown on a wide screen. */
function NoteForm({ action, value = '', error }: Props) {
  return (
    <section data-print="none">
      <details className="record-note" open={error !== undefined}>
        <summary>Add a note</summary>
        <PostForm action={action}>
          <TextField
            label="Note for the office"
            name="text"
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={value}
            error={error}
            hint="You cannot change it later, only strike it out."
          />
          <Submit tone="secondary">Save note</Submit>
        </PostForm>
      </details>
    </section>
  );
}

/** The neighbours of this record in the list it was opened from, whose filters and order are in the address. */
async function readNear(
  request: OfficeRequest,
  { key, path }: Found,
  { subject, listed = [subject] }: Screens,
) {
  const { db } = request.deps;
  const read = await readSources(listed, request);
  const sort = sortOf(readSort(request.url, listed));
  const name = keyName({ kind: key.kind, id: path.split('/').at(-1) ?? '' });
  const [cursor] = await findChosen(db, [subject], [name], sort);
  if ('problem' in read || cursor === undefined) return {};
  const before = await pageOf(db, read.sources, { after: cursor, sort, limit: 1 });
  const after = await pageOf(db, read.sources, { before: cursor, sort, limit: 1 });
  return { previous: before.keys[0], next: after.keys[0] };
}

type NearProps = {
  near: { previous?: ListedKey | undefined; next?: ListedKey | undefined };
  url: URL;
};

function Near({ near: { previous, next }, url }: NearProps) {
  if (previous === undefined && next === undefined) return null;
  const link = (to: ListedKey | undefined, label: string, icon: IconName) =>
    to ? (
      <LinkButton tone="quiet" href={`${PAGES[to.kind]}/${to.id}${listQuery(url)}`}>
        <Icon name={icon} />
        {label}
      </LinkButton>
    ) : null;
  return (
    <nav className="flex" aria-label="In the list" data-print="none">
      {link(previous, 'Previous', 'arrow-left')}
      {link(next, 'Next', 'arrow-right')}
    </nav>
  );
}

type RecordHistoryProps = {
  path: string;
  query: string;
  history: readonly HistoryEvent[];
  person: Person;
  /** Emails can be sent again, and own notes struck out. */
  mayChange: boolean;
};

function RecordHistory({ path, query, history, person, mayChange }: RecordHistoryProps) {
  if (history.length === 0) return null;
  return (
    <section>
      <h2>What happened</h2>
      <ol className="timeline">
        {history.map(({ at, title, text, tone = 'plain', mail, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two events may be alike
          <li key={index} className={`timeline-${tone}`}>
            <p className="font-semibold">{title}</p>
            <Stamp at={at} />
            {text ? (
              <div className="timeline-text">{note?.struck ? <s>{text}</s> : text}</div>
            ) : null}
            {mayChange && mail ? (
              <HistoryButton
                action={`${path}/mails/${mail.id}${query}`}
                label="Send again"
                fields={{ events: String(history.length) }}
              />
            ) : null}
            {mayChange && note?.authorId === person.id && !note.struck ? (
              <HistoryButton
                action={`${path}/notes/${note.id}/strike${query}`}
                label="Strike out"
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

type HistoryButtonProps = { action: string; label: string; fields?: Record<string, string> };

const HistoryButton = ({ action, label, fields = {} }: HistoryButtonProps) => (
  <div className="timeline-action mt-1.5">
    <PostForm action={action}>
      <HiddenFields fields={fields} />
      <Submit tone="secondary">{label}</Submit>
    </PostForm>
  </div>
);
