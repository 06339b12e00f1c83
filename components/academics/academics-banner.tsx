import { preload } from 'react-dom';
import { academics } from '@/content/academics';
import { scenePath } from '@/content/scenes';
import { Breadcrumb } from '../ui/breadcrumb';
import { ACADEMICS_TABS, academicsPanels } from './academics-panels';

interface Props {
  current: number;
  landing: boolean;
}

/** Has the scene of every tab: which one is seen follows the open tab, by style alone. */
export function AcademicsBanner({ current, landing }: Props) {
  const open = academicsPanels[current];
  const label = open?.label ?? academics.name;
  if (open) preload(scenePath(open.scene), { as: 'image', fetchPriority: 'high' });
  return (
    <div className="page-banner academics-banner">
      <div className="page-banner-scene scallop">
        {academicsPanels.map(({ id, scene }, index) => (
          <img
            key={id}
            src={scenePath(scene)}
            alt=""
            width="1600"
            height="900"
            data-scene-of={id}
            data-current={index === current ? '' : undefined}
            loading={index === current ? 'eager' : 'lazy'}
            fetchPriority={index === current ? 'high' : undefined}
          />
        ))}
      </div>
      <div className="page-banner-words page-width">
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
