import type { ReactNode } from 'react';
import { HiddenFields } from './hidden-fields';
import { Icon, type IconName } from './icon';

type Common = { label: string; icon?: IconName; danger?: boolean };

/** What can be done: a page to open, or a form with nothing to fill in. */
export type Act = Common &
  (
    | { href: string }
    | { action: string; fields?: Readonly<Record<string, string>> }
    // Of a form that many menus of a page share.
    | { action: string; form: string; name: string; value: string }
  );

/** A link or a button of this class. */
export function ActControl({ act, className }: { act: Act; className: string }) {
  const classes = act.danger ? `${className} act-danger` : className;
  const content = (
    <>
      {act.icon ? <Icon name={act.icon} /> : null}
      {act.label}
    </>
  );
  if ('href' in act) {
    return (
      <a className={classes} href={act.href}>
        {content}
      </a>
    );
  }
  if ('form' in act) {
    const { form, action, name, value } = act;
    return (
      <button type="submit" {...{ form, name, value }} formAction={action} className={classes}>
        {content}
      </button>
    );
  }
  const { action, fields = {} } = act;
  return (
    <ActForm {...{ action, fields }} className={classes}>
      {content}
    </ActForm>
  );
}

type FormProps = {
  action: string;
  /** What is sent with it. */
  fields?: Readonly<Record<string, string>>;
  tone?: 'secondary' | 'quiet' | 'danger';
  className?: string;
  /** So that the keyboard finds it again after the page was made anew. */
  id?: string | undefined;
  /** For screen readers: of what. */
  of?: string;
  children: ReactNode;
};

/** A button that does one thing at once. */
export function ActForm(props: FormProps) {
  const { action, fields = {}, tone = 'secondary', id, of, children } = props;
  const { className = `button button-${tone}` } = props;
  return (
    <form
      className={props.className ? undefined : 'inline-block max-w-full'}
      action={action}
      method="post"
    >
      <HiddenFields fields={Object.entries(fields)} />
      <button type="submit" id={id} className={className}>
        {children}
        {of ? <span className="sr-only"> {of}</span> : null}
      </button>
    </form>
  );
}
