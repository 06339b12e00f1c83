import type { StoryEvent } from '../../../records';
import type { Person } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';

type Props = {
  path: string;
  story: readonly StoryEvent[];
  person: Person;
  /** Emails can be sent again, and own notes struck out. */
  mayChange: boolean;
};

/** A record's history, as a timeline. */
export function RecordStory({ path, story, person, mayChange }: Props) {
  if (story.length === 0) return null;
  return (
    <section>
      <h2>What happened</h2>
      <ol className="timeline">
        {story.map(({ at, title, text, tone = 'plain', mail, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two events may be alike
          <li key={index} className={`timeline-${tone}`}>
            <p className="font-semibold">{title}</p>
            <Stamp at={at} />
            {text ? (
              <div className="timeline-text">{note?.struck ? <s>{text}</s> : text}</div>
            ) : null}
            {mayChange && mail ? (
              <StoryAct action={`${path}/mails/${mail.id}`} label="Send again" />
            ) : null}
            {mayChange && note?.authorId === person.id && !note.struck ? (
              <StoryAct action={`${path}/notes/${note.id}/strike`} label="Strike out" />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const StoryAct = ({ action, label }: { action: string; label: string }) => (
  <div className="timeline-action mt-1.5">
    <PostForm action={action}>
      <Submit tone="secondary">{label}</Submit>
    </PostForm>
  </div>
);
