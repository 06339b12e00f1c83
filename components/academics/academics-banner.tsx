import { academics } from '@/content/academics';
import { BannerScene } from '../layout/banner-scene';
import { Breadcrumb } from '../ui/breadcrumb';
import { ACADEMICS_TABS, academicsPanels } from './academics-panels';

interface Props {
  current: number;
  landing: boolean;
}

/** Contains every tab's scene; enhance/tabs.ts shows that of the open tab. */
export function AcademicsBanner({ current, landing }: Props) {
  const label = academicsPanels[current]?.label ?? academics.name;
  return (
    <div className="page-banner academics-banner">
      <div className="page-banner-scene scallop" data-tab-scenes={ACADEMICS_TABS}>
        {academicsPanels.map(({ id, scene }, index) => (
          <BannerScene key={id} scene={scene} of={id} later={index !== current} />
        ))}
      </div>
      <div className="page-banner-copy page-width">
        <Breadcrumb
          items={[
            { label: academics.name, href: academics.path },
            { label, names: ACADEMICS_TABS },
          ]}
        />
        {landing ? (
          <h1 className="page-banner-title">{academics.name}</h1>
        ) : (
          <h1 className="page-banner-title" data-tab-label={ACADEMICS_TABS}>
            {label}
          </h1>
        )}
        {landing && academics.description ? (
          <p className="tabbed-banner-lead">{academics.description}</p>
        ) : null}
      </div>
    </div>
  );
}
