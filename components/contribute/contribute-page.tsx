import { contribute } from '@/content/contribute';
import { PageBanner } from '../layout/page-banner';
import { Swap } from '../ui/swap';
import { TabLinks } from '../ui/tabs';
import { Causes } from './causes';
import { contributeTabs, DONATE, type TAX_BENEFIT } from './contribute-tabs';
import { GivingLinks } from './giving-links';
import { TaxBenefit } from './tax-benefit';

export function ContributePage({ tab }: { tab: typeof DONATE | typeof TAX_BENEFIT }) {
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
        {tab === DONATE ? <Causes /> : <TaxBenefit />}
      </Swap>
    </>
  );
}
