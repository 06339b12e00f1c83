import type { ReactNode } from 'react';
import type { SceneName } from '@/content/scenes';
import { WithoutScripts } from '../forms/without-scripts';
import { PageBanner } from '../layout/page-banner';
import { Icon } from '../ui/icon';

interface Props {
  copy: {
    title: string;
    scene: SceneName;
    lead: string;
    back: { href: string; label: string };
    withoutScripts: string;
  };
  /** The contact address shown without scripts. */
  email: string;
  children: ReactNode;
}

export function MailboxPage({ copy, email, children }: Props) {
  const { title, scene, lead, back, withoutScripts } = copy;
  return (
    <>
      <PageBanner title={title} scene={scene} crumbs={[back, { label: title }]} compact>
        <p className="section-lead">{lead}</p>
        <a className="back-link" href={back.href} data-print="none">
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </PageBanner>
      <div className="section page-width mailbox-page">
        <WithoutScripts text={withoutScripts} email={email} />
        {children}
      </div>
    </>
  );
}
