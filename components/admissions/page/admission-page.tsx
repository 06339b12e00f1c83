import { admission } from '@/content/admission';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { Fees } from '@/lib/school-api/fees';
import type { Result } from '@/lib/school-api/result';
import { Blocks } from '../../blocks/blocks';
import { PageBanner } from '../../layout/page-banner';
import { AdmissionFees } from './admission-fees';
import { AdmissionQuestions } from './admission-questions';
import { AdmissionTests } from './admission-tests';
import { AdmissionVideo } from './admission-video';
import { RegisterBox } from './register-box';

const { title, scene, banner, blocks } = admission;

interface Props {
  fees: Result<Fees>;
  dates: Result<AdmissionDates>;
}

export function AdmissionPage({ fees, dates }: Props) {
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: title }]}
      />
      <div className="section admission-guide page-width">
        <RegisterBox />
        <div>
          <AdmissionTests dates={dates} />
          <Blocks blocks={blocks} lead={false} />
        </div>
      </div>
      <AdmissionFees fees={fees} />
      <AdmissionQuestions />
      <AdmissionVideo />
    </>
  );
}
