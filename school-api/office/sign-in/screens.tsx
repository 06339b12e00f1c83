import { screen } from '../response';
import { Field, PostForm, Submit } from '../view/form';
import { CodeField, PasskeyForm } from './fields';

type Asked = Parameters<typeof screen>[0];

/** `error`: why the address or passkey was refused. */
type Input = { to: string; email?: string; error?: string | undefined; status?: number };

export function signInScreen(asked: Asked, { to, email = '', error }: Input): Response {
  const fields = [['to', to]] as const;
  const body = (
    <>
      <PasskeyForm action="/sign-in/passkey" fields={fields} />
      <PostForm action="/sign-in/code" fields={fields}>
        <Field
          label="Email address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          error={error}
          maxLength={254}
          required
        />
        <Submit tone="secondary">Send me a code</Submit>
      </PostForm>
    </>
  );
  const errors = { email: error };
  return screen(asked, {
    title: 'Sign in',
    lead: 'The office of the school’s website',
    errors,
    body,
  });
}

export function codeScreen(asked: Asked, { to, email = '', error, ...answer }: Input): Response {
  const fields = [
    ['to', to],
    ['email', email],
  ] as const;
  const body = (
    <>
      <PostForm action="/sign-in" fields={fields}>
        <CodeField error={error} />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        No email? Check the spam folder and the address. In a browser that you have not used here
        before, you get only a few codes an hour. A passkey always works, and the head can send you
        a link.
      </p>
      <PostForm action="/sign-in/code" fields={fields}>
        <Submit tone="secondary">Send another code</Submit>
      </PostForm>
    </>
  );
  return screen(asked, {
    title: 'Enter your code',
    lead: `If ${email} belongs to a person in the office, we have sent a code. You can use it once, within 10 minutes.`,
    back: { href: `/sign-in?to=${encodeURIComponent(to)}`, label: 'Use another address' },
    errors: { code: error },
    body,
    ...answer,
  });
}
