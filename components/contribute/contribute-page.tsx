import { contribute } from '@/content/contribute';
import type { Purposes } from '@/lib/school-api/purposes';
import { PageBanner } from '../layout/page-banner';
import { Swap } from '../ui/swap';
import { TabLinks } from '../ui/tabs';
import { Unavailable } from '../ui/unavailable';
import { Causes } from './causes';
import { contributeTabs, DONATE, type TAX_BENEFIT } from './contribute-tabs';
import { GivingLinks } from './giving-links';
import { TaxBenefit } from './tax-benefit';

/** The first tab shows the purposes. */
type Props = ({ tab: typeof DONATE; siteUrl: string } & Purposes) | { tab: typeof TAX_BENEFIT };

export function ContributePage(props: Props) {
  const { tab } = props;
  const { title, scene, banner, intro, donate, taxBenefit } = contribute;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: title }]}
      />
      <Swap id="contribute" className="contribute page-width">
        <TabLinks label={title} tabs={contributeTabs} current={tab} />
        <div className="contribute-head">
          <div>
            <h2 className="text-h2">{tab === DONATE ? donate.label : taxBenefit.title}</h2>
            {tab === DONATE ? <p className="section-lead">{intro}</p> : null}
          </div>
          <GivingLinks />
        </div>
        {props.tab === DONATE ? <Causes {...props} /> : <TaxBenefit />}
      </Swap>
      {props.tab === DONATE && !props.isWhole ? <Unavailable /> : null}
    </>
  );
}
