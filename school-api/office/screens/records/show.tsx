import { isStateKey, LONGEST_NOTE, storyOf } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { FactSection } from '../../view/facts';
import { ErrorSummary, PostForm, Submit, TextField } from '../../view/form';
import { PageHead } from '../../view/head';
import type { Found, Screens, Typed } from './screens';
import { StateForm } from './state';
import { RecordStory } from './story';

/** One record; with a note that was refused, once more with what was typed. */
export async function showRecord<F extends Found>(
  request: OfficeRequest,
  found: F,
  { view, roles, list, erase, stateHint }: Screens<F>,
  typed?: Typed,
): Promise<Response> {
  const { deps, person, audit } = request;
  const { key, path } = found;
  await audit({ action: `${key.kind} show`, record: found.name, person: found.person });
  const mayChange = roles.includes(person.role);
  const { title, lead, actions, notices, facts, more, record } = await view(request, found);
  const story = await storyOf(deps.db, key);
  const eraseLink = erase ? (
    <a className="button button-quiet" href={`${path}/erase`}>
      Erase
    </a>
  ) : null;
  const body = (
    <>
      <PageHead title={title} back={list} lead={lead} actions={actions ?? eraseLink} />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      {notices}
      {facts.map((section) => (
        <FactSection key={section.title} {...section} />
      ))}
      {more}
      {mayChange && record && isStateKey(key) ? (
        <StateForm kind={key.kind} path={path} record={record} hint={stateHint} />
      ) : null}
      <RecordStory path={path} story={story} person={person} mayChange={mayChange} />
      {mayChange ? <NoteForm path={path} {...typed} /> : null}
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}

type Props = { path: string; value?: string; error?: string | undefined };

function NoteForm({ path, value = '', error }: Props) {
  return (
    <section data-print="none">
      <h2>Write a note</h2>
      <PostForm action={`${path}/notes`}>
        <TextField
          label="For the people of the office"
          name="text"
          rows={3}
          maxLength={LONGEST_NOTE}
          value={value}
          error={error}
          hint="It cannot be changed later, only struck out by you."
        />
        <Submit tone="secondary">Keep the note</Submit>
      </PostForm>
    </section>
  );
}
