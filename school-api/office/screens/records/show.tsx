import { isStateKey, MAX_NOTE_LENGTH, storyOf } from '../../../records';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import type { Act } from '../../view/act';
import { ActionsMenu } from '../../view/actions-menu';
import { FactSection, Facts } from '../../view/facts';
import { PostForm, Submit, TextField } from '../../view/form';
import { listQuery } from '../../view/list-address';
import { RecordPage } from '../../view/record-page';
import { letterForm } from '../letters/form';
import { MailLink } from './cells';
import { Near, readNear } from './near';
import type { Found, Screens, TypedForms } from './screens';
import { StateForm } from './set-states';
import { RecordStory } from './story';

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
  await audit({ action: `${key.kind} show`, record: found.name, person: found.person });
  const mayChange = roles.includes(person.role);
  const shown = await view(request, found);
  const { title, lead, actions, acts = [], notices, facts, aside, record, subject } = shown;
  const email = found.person && <MailLink to={found.person} subject={subject} />;
  const contact = [...(shown.phones ?? []), { term: 'Email', value: email }];
  const { note } = typed;
  const story = await storyOf(deps.db, key);
  const near = await readNear(request, found, screens);
  const eraseAct: Act = { label: 'Erase', icon: 'trash', danger: true, href: `${path}/erase` };
  // The head can erase a person from any record; a clerk sees whom to ask.
  const mayErase = erase ? mayChange : person.role === 'head';
  const seldom = [...acts, ...(mayErase ? [eraseAct] : [])];
  // Keeps the list it was opened from, so that actions return to it.
  const query = listQuery(url, ['template']);
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
        <RecordStory path={path} story={story} person={person} mayChange={mayChange} />
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
        <ActionsMenu id="record-acts" label={`: ${title}`} text="Actions" acts={seldom} />
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
