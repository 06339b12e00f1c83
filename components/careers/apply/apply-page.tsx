import { careers } from '@/content/careers';
import { WithoutScripts } from '../../forms/without-scripts';
import { PageBanner } from '../../layout/page-banner';
import { TwoColumns } from '../../layout/two-columns';
import { Notice } from '../../notices/notice';
import { Icon } from '../../ui/icon';
import { CareersNote } from '../careers-note';
import { CareersQueries } from '../careers-queries';
import { ApplyForm } from './apply-form';

interface Props {
  vacancies: readonly string[] | null;
  noticeVersion: string;
}

export function ApplyPage({ vacancies, noticeVersion }: Props) {
  const { title, lead, back, withoutScripts } = careers.application;
  return (
    <>
      <PageBanner
        title={title}
        scene={careers.scene}
        crumbs={[{ label: careers.title, href: back.href }, { label: title }]}
        compact
      >
        <p className="section-lead">{lead}</p>
        <a className="back-link" href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </PageBanner>
      <div className="section page-width apply-page">
        <WithoutScripts text={withoutScripts} email={careers.queries.email} />
        <TwoColumns share="narrow-side" side={<CareersNote />}>
          <Notice form="careers" heading="h2" />
          <ApplyForm vacancies={vacancies} noticeVersion={noticeVersion} />
        </TwoColumns>
      </div>
      <CareersQueries />
    </>
  );
}
