import { LENGTHS } from '@/contract';
import { ErrorSummary, Field, PostForm, Submit } from '../view/form';
import { PageHead } from '../view/head';
import { HiddenFields } from './hidden-fields';
import { PasskeyForm } from './passkey-form';

type Errors = Readonly<Record<string, string>>;

type SignInProps = { to: string; email?: string; errors?: Errors };

export function SignInView({ to, email = '', errors = {} }: SignInProps) {
  const fields = [['to', to]] as const;
  return (
    <>
      <PageHead title="Sign in" lead="The office of the school’s website." />
      <ErrorSummary errors={errors} />
      <PasskeyForm
        action="/sign-in/passkey"
        options="/sign-in/passkey/options"
        label="Use a passkey"
        fields={fields}
      />
      <PostForm action="/sign-in/code">
        <HiddenFields fields={fields} />
        <Field
          label="Your e-mail address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          error={errors.email}
          maxLength={254}
          required
        />
        <Submit tone="secondary">Send me a code</Submit>
      </PostForm>
    </>
  );
}

type CodeProps = { email: string; to: string; errors?: Errors };

export function CodeView({ email, to, errors = {} }: CodeProps) {
  const fields = [
    ['to', to],
    ['email', email],
  ] as const;
  return (
    <>
      <PageHead
        title="Enter the code"
        lead={`If ${email} belongs to somebody of the office, a code is on its way. It can be used once, within ten minutes.`}
        back={{ href: `/sign-in?to=${encodeURIComponent(to)}`, label: 'Another address' }}
      />
      <ErrorSummary errors={errors} />
      <PostForm action="/sign-in">
        <HiddenFields fields={fields} />
        <CodeField error={errors.code} />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        No mail? Look in the spam folder, and check the address. To protect your mailbox, only a few
        codes an hour are sent for a browser by which you have not signed in before. A passkey works
        at any time, and the head can send you a link.
      </p>
      <PostForm action="/sign-in/code">
        <HiddenFields fields={fields} />
        <Submit tone="secondary">Send another code</Submit>
      </PostForm>
    </>
  );
}

/** Phones offer the code of a mail that has just arrived. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      name="code"
      hint={`${LENGTHS.code} digits`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={LENGTHS.code + 4}
      error={error}
      required
    />
  );
}
