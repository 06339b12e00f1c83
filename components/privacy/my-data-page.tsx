import { myData } from '@/content/my-data';
import { school } from '@/content/school';
import { WithoutScripts } from '../forms/without-scripts';
import { PageBanner } from '../layout/page-banner';
import { Icon } from '../ui/icon';
import { MyData } from './my-data';

export function MyDataPage() {
  const { title, scene, lead, back, withoutScripts } = myData;
  return (
    <>
      <PageBanner title={title} scene={scene} crumbs={[back, { label: title }]} compact>
        <p className="section-lead">{lead}</p>
        <a className="back-link" href={back.href} data-print="none">
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </PageBanner>
      <div className="section page-width my-data">
        <WithoutScripts text={withoutScripts} email={school.email} />
        <MyData />
      </div>
    </>
  );
}
