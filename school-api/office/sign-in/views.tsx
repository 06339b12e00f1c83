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
      <PageHead title="Sign in" lead="The office of the school’s website" />
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
          label="Email address"
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
        title="Enter your code"
        lead={`If ${email} belongs to a person of the office, we sent a code. You can use it once, within 10 minutes.`}
        back={{ href: `/sign-in?to=${encodeURIComponent(to)}`, label: 'Use another address' }}
      />
      <ErrorSummary errors={errors} />
      <PostForm action="/sign-in">
        <HiddenFields fields={fields} />
        <CodeField error={errors.code} />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        No email? Check the spam folder and the address. In a browser that is new to us you get only
        a few codes an hour, to protect your mailbox. A passkey always works, and the head can send
        you a link.
      </p>
      <PostForm action="/sign-in/code">
        <HiddenFields fields={fields} />
        <Submit tone="secondary">Send another code</Submit>
      </PostForm>
    </>
  );
}

/** Phones fill in the code of an email that has just arrived. */
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
