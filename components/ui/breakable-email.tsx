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

/** An address that breaks before its host if a line is too short, and only then before a dot. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, host = ''] = email.split('@');
  return (
    <span className="[text-decoration:inherit]">
      {name}
      <wbr />
      <span className="inline-block [text-decoration:inherit]">
        {`@${host}`.split(/(?=\.)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <Fragment key={index}>
            {index > 0 ? <wbr /> : null}
            {part}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
