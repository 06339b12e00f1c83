import { Fragment } from 'react';

/** A text with an address in place of "{email}". */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <BreakableEmail email={email} />
      {after}
    </>
  );
}

/** An address that breaks before '@' or a dot if a line is too short, never inside a word. */
export function BreakableEmail({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
