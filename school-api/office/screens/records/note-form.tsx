import { LONGEST_NOTE } from '../../../records';
import { PostForm, Submit, TextField } from '../../view/form';

type Props = { path: string; value?: string; error?: string | undefined };

export function NoteForm({ path, value = '', error }: Props) {
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
