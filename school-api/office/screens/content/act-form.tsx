import type { ReactNode } from 'react';

type Props = {
  action: string;
  /** What is sent with it. */
  fields?: Readonly<Record<string, string>>;
  tone?: 'secondary' | 'quiet' | 'danger';
  /** So that the keyboard finds it again after the page was made anew. */
  id?: string | undefined;
  /** For screen readers: of what. */
  of?: string;
  children: ReactNode;
};

/** A button that does one thing at once. */
export function ActForm({ action, fields = {}, tone = 'secondary', id, of, children }: Props) {
  return (
    <form className="act" action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" id={id} className={`button button-${tone}`}>
        {children}
        {of ? <span className="sr-only"> {of}</span> : null}
      </button>
    </form>
  );
}
