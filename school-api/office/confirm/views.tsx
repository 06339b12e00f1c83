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
  const next = wish.method === 'POST' ? ` Then press “${wish.act}”. Your entries are kept.` : '';
  return (
    <>
      <PageHead
        title="Confirm it’s you"
        lead={`You last used a passkey or a code more than 10 minutes ago. Please use one again.${next}`}
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
          <p>We sent a code to {email}. You can use it once, within 10 minutes.</p>
          <HiddenFields fields={fields} />
          <CodeField error={errors.code} />
          <Submit>Continue</Submit>
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
      <PageHead title={wish.act} lead="Thank you. Nothing has been changed yet." />
      <PostForm action={wish.to}>
        <HiddenFields fields={wish.fields} />
        <Submit>{wish.act}</Submit>
      </PostForm>
      <p>
        <a href="/">Cancel</a>
      </p>
    </>
  );
}
