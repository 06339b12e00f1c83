import { admission } from '@/content/admission';
import type { Fees } from '@/lib/school-api/fees';
import type { Result } from '@/lib/school-api/result';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { AdmissionFees } from './admission-fees';
import { AdmissionQuestions } from './admission-questions';
import { AdmissionVideo } from './admission-video';
import { RegisterBox } from './register-box';

const { title, scene, banner, blocks } = admission;

export function AdmissionPage({ fees }: { fees: Result<Fees> }) {
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: title }]}
      />
      <div className="section admission-guide page-width">
        <Blocks blocks={blocks} />
        <RegisterBox />
      </div>
      <AdmissionFees fees={fees} />
      <AdmissionQuestions />
      <AdmissionVideo />
    </>
  );
}
