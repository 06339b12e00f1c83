import { ErrorSummary, Field, PostForm, Submit } from '../view/form';
import { PageHead } from '../view/head';

type FirstHeadProps = {
  token: string;
  name?: string;
  email?: string;
  errors?: Readonly<Record<string, string>>;
};

export function FirstHeadView({ token, name = '', email = '', errors = {} }: FirstHeadProps) {
  return (
    <>
      <PageHead
        title="Welcome"
        lead="You are the first here. The head sees everything, and invites the others."
      />
      <ErrorSummary errors={errors} />
      <PostForm action={`/invited/${token}`}>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          value={name}
          error={errors.name}
          required
        />
        <Field
          label="Your e-mail address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Codes to sign in are sent there."
          value={email}
          error={errors.email}
          required
        />
        <Submit>Come in</Submit>
      </PostForm>
    </>
  );
}

export function InvitedView({ token, name, role }: { token: string; name: string; role: string }) {
  return (
    <>
      <PageHead title={`Welcome, ${name}`} lead={`Your part in the office: ${role}.`} />
      <PostForm action={`/invited/${token}`}>
        <Submit>Come in</Submit>
      </PostForm>
    </>
  );
}

export function DeadLinkView() {
  return (
    <>
      <PageHead
        title="This link has ended"
        lead="A link can be used once, within 24 hours. Please ask whoever has sent it for a new one."
      />
      <p>
        <a href="/sign-in">Sign in</a> if you have been here before.
      </p>
    </>
  );
}
