import { HiddenFields } from '../sign-in/hidden-fields';
import { PasskeyForm } from '../sign-in/passkey-form';
import { CodeField } from '../sign-in/views';
import { ErrorSummary, PostForm, Submit } from '../view/form';
import { PageHead } from '../view/head';
import { type Wish, wishFields } from './wish';

type Props = {
  wish: Wish;
  email: string;
  isSent: boolean;
  errors: Readonly<Record<string, string>>;
};

export function ConfirmView({ wish, email, isSent, errors }: Props) {
  const fields = wishFields(wish);
  const kept = wish.method === 'POST' ? ' What you have entered is kept.' : '';
  return (
    <>
      <PageHead
        title="Is it you?"
        lead={`This needs a passkey or a code that is not older than ten minutes.${kept}`}
      />
      <ErrorSummary errors={errors} />
      <PasskeyForm
        action="/confirm/passkey"
        options="/confirm/passkey/options"
        label="Use a passkey"
        fields={fields}
      />
      {isSent ? (
        <PostForm action="/confirm">
          <p>A code is on its way to {email}. It can be used once, within ten minutes.</p>
          <HiddenFields fields={fields} />
          <CodeField error={errors.code} />
          <Submit>Go on</Submit>
        </PostForm>
      ) : null}
      <PostForm action="/confirm/code">
        <HiddenFields fields={fields} />
        <Submit tone="secondary">{isSent ? 'Send another code' : `Send a code to ${email}`}</Submit>
      </PostForm>
    </>
  );
}

/** Sent by the person once more: a redirect cannot carry a form. */
export function SendAgainView({ wish }: { wish: Wish }) {
  return (
    <>
      <PageHead title="Thank you" lead="Now what you were about to do. It has not been done yet." />
      <PostForm action={wish.to}>
        <HiddenFields fields={wish.fields} />
        <Submit>Do it now</Submit>
      </PostForm>
      <p>
        <a href="/">Leave it</a>
      </p>
    </>
  );
}
