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

/** An address that breaks before its host if a line is too short, never inside a word. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  );
}
