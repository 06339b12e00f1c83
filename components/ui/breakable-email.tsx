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
