import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Links and buttons next to the title. */
  actions?: ReactNode;
  back?: { href: string; label: string };
};

export function PageHead({ title, lead, actions, back }: Props) {
  return (
    <div className="page-head">
      {back ? (
        <a className="page-back button button-quiet text-start" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      ) : null}
      <div className="page-head-row">
        <h1>{title}</h1>
        {lead ? <div className="mt-1.5 max-w-text text-ink-soft">{lead}</div> : null}
        {actions ? <div className="page-actions flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
