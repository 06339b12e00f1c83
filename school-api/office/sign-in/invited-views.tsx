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
        lead="You are the first person of the office. As its head you see everything and invite the others."
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
          label="Email address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="We send your sign-in codes there."
          value={email}
          error={errors.email}
          required
        />
        <Submit>Enter the office</Submit>
      </PostForm>
    </>
  );
}

export function InvitedView({ token, name, role }: { token: string; name: string; role: string }) {
  return (
    <>
      <PageHead title={`Welcome, ${name}`} lead={`Your role: ${role}`} />
      <PostForm action={`/invited/${token}`}>
        <Submit>Enter the office</Submit>
      </PostForm>
    </>
  );
}

export function DeadLinkView() {
  return (
    <>
      <PageHead
        title="This link has expired"
        lead="A link works once, within 24 hours. Ask the person who sent it for a new one."
      />
      <p>
        <a href="/sign-in">Sign in</a> if you have used the office before.
      </p>
    </>
  );
}
