import { ErrorSummary, Field, PostForm, Submit } from '../../view/form';

type Props = { path: string; wrong: { typed: string; error: string } | undefined };

/** After filing, the portal gives a number that corrections have to carry. */
export function AcknowledgementForm({ path, wrong }: Props) {
  return (
    <section>
      <h2>Filed?</h2>
      <ErrorSummary errors={wrong ? { acknowledgement: wrong.error } : {}} />
      <PostForm action={`${path}/filed`}>
        <Field
          label="Acknowledgement number of the portal"
          name="acknowledgement"
          value={wrong?.typed}
          error={wrong?.error}
          autoComplete="off"
          maxLength={21}
          hint="Corrections carry it."
        />
        <Submit tone="secondary">Keep the number</Submit>
      </PostForm>
    </section>
  );
}
