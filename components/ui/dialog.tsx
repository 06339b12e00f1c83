import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class';

type DialogLinkProps = Omit<ComponentProps<'a'>, 'href'> & { opens: string };

/** Opens a dialog of this page: by script as a modal, without it as the target of the link. */
export function DialogLink({ opens, ...anchor }: DialogLinkProps) {
  return <a {...anchor} href={`#${opens}`} data-opens={opens} aria-haspopup="dialog" />;
}

/** The button closes a dialog opened by script; the link, to an empty fragment, one opened by :target. */
export function Closers({ label, tone }: { label: string; tone: 'primary' | 'secondary' }) {
  return (
    <>
      <button type="button" data-closes="" className={buttonClass(tone, 'dialog-if-open')}>
        {label}
      </button>
      <a href="#closed" className={buttonClass(tone, 'dialog-if-target')}>
        {label}
      </a>
    </>
  );
}

interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  /** Next to Close, such as a link. */
  actions?: ReactNode;
}

export function Dialog({ id, title, children, actions }: DialogProps) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} data-print="none">
      <div className="dialog-content">
        <h2 id={`${id}-title`} className="dialog-title" tabIndex={-1} data-first="">
          {title}
        </h2>
        {children}
        <div className="dialog-actions">
          <Closers label="Close" tone="secondary" />
          {actions}
        </div>
      </div>
    </dialog>
  );
}

/** A sentence and an OK, for documents; open it with a DialogLink. */
export function AlertBox({ id, text }: { id: string; text: string }) {
  return (
    <dialog
      id={id}
      className="dialog dialog-alert"
      role="alertdialog"
      aria-labelledby={`${id}-text`}
      data-print="none"
    >
      <div className="dialog-content">
        <p id={`${id}-text`}>{text}</p>
        <div className="dialog-actions">
          <Closers label="OK" tone="primary" />
        </div>
      </div>
    </dialog>
  );
}
