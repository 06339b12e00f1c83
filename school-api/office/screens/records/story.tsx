import type { StoryEvent } from '../../../records';
import type { Person } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { Timeline } from '../../view/timeline';

type Props = {
  path: string;
  story: readonly StoryEvent[];
  person: Person;
  /** Mails can be sent again, and own notes struck out. */
  mayChange: boolean;
};

/** All that happened to a record, as a timeline. */
export function RecordStory({ path, story, person, mayChange }: Props) {
  if (story.length === 0) return null;
  const events = story.map(({ mail, note, text, ...told }) => ({
    ...told,
    ...(text !== undefined && { text: note?.struck ? <s>{text}</s> : text }),
    ...(mayChange && mail && { action: action(`${path}/mails/${mail.id}`, 'Send again') }),
    ...(mayChange &&
      note?.authorId === person.id &&
      !note.struck && { action: action(`${path}/notes/${note.id}/strike`, 'Strike out') }),
  }));
  return (
    <section>
      <h2>What happened</h2>
      <Timeline events={events} />
    </section>
  );
}

const action = (path: string, label: string) => (
  <PostForm action={path}>
    <Submit tone="secondary">{label}</Submit>
  </PostForm>
);
