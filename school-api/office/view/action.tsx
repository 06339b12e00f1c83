import type { ComponentProps, ReactNode } from 'react';
import { HiddenFields } from './form';
import { Icon, type IconName } from './icon';

/** An action: a page to open, or a form without input. */
export type Action = { label: string; icon?: IconName; danger?: boolean } & (
  | { href: string }
  | { action: string; fields?: Readonly<Record<string, string>> }
  // A form shared by many menus of a page.
  | { action: string; form: string; name: string; value: string }
);

export function ActionControl({ action, className }: { action: Action; className: string }) {
  const classes = action.danger ? `${className} action-danger` : className;
  const content = (
    <>
      {action.icon ? <Icon name={action.icon} /> : null}
      {action.label}
    </>
  );
  if ('href' in action) {
    return (
      <a className={classes} href={action.href}>
        {content}
      </a>
    );
  }
  if ('form' in action) {
    const { form, action: formAction, name, value } = action;
    return (
      <button type="submit" {...{ form, name, value, formAction }} className={classes}>
        {content}
      </button>
    );
  }
  return (
    <ActionForm action={action.action} fields={action.fields ?? {}} className={classes}>
      {content}
    </ActionForm>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
};

export const LinkButton = ({ tone = 'secondary', ...rest }: LinkProps) => (
  <a className={`button button-${tone}`} {...rest} />
);

type FormProps = {
  action: string;
  fields?: Readonly<Record<string, string>>;
  tone?: 'secondary' | 'quiet' | 'danger';
  className?: string;
  /** Lets the focus return to it after a page load. */
  id?: string | undefined;
  /** For screen readers: its object. */
  of?: string;
  children: ReactNode;
};

export function ActionForm(props: FormProps) {
  const { action, fields = {}, tone = 'secondary', id, of, children } = props;
  const { className = `button button-${tone}` } = props;
  return (
    <form
      className={props.className ? undefined : 'inline-block max-w-full'}
      action={action}
      method="post"
    >
      <HiddenFields fields={fields} />
      <button type="submit" id={id} className={className}>
        {children}
        {of ? <span className="sr-only"> {of}</span> : null}
      </button>
    </form>
  );
}

type Props = {
  /** Unique on its page. */
  id: string;
  /** Describes the menu: 'Actions for Meera Rao'. */
  label: string;
  actions: readonly Action[];
  /** Shown next to the icon, as at the top of a page. */
  text?: string;
};

/** A popover: the browser closes it on Escape and on an outside press; without support it is shown inline. */
export function ActionsMenu({ id, label, actions, text }: Props) {
  if (actions.length === 0) return null;
  return (
    <div className="actions-menu inline-block" data-print="none">
      <button
        type="button"
        className={`button ${text ? 'button-secondary' : 'button-quiet button-icon'}`}
        popoverTarget={id}
      >
        {text}
        <Icon name={text ? 'chevron-down' : 'more'} />
        <span className="sr-only">{label}</span>
      </button>
      <ul id={id} className="actions-list" popover="auto">
        {actions.map((action) => (
          <li key={action.label}>
            <ActionControl action={action} className="actions-item" />
          </li>
        ))}
      </ul>
    </div>
  );
}
