import type { Metadata } from 'next';
import { ApplyPage } from '@/components/careers/apply/apply-page';
import { pageHead } from '@/components/seo/page-head';
import { Unavailable } from '@/components/ui/unavailable';
import { careers } from '@/content/careers';
import { hasLoadedControls, readNoticeVersion } from '@/lib/school-api/listed-controls';
import { readVacancies } from '@/lib/school-api/vacancies';

export const revalidate = 60;

const { scene, application } = careers;

export const metadata: Metadata = pageHead({ ...application, scene }, '/careers/apply-now');

export default async function ApplyNow() {
  const [vacancies, noticeVersion, isWhole] = await Promise.all([
    readVacancies(),
    readNoticeVersion('careers'),
    hasLoadedControls(),
  ]);
  const names = vacancies.ok ? [...new Set(vacancies.data.map(({ name }) => name))] : null;
  return (
    <>
      <ApplyPage vacancies={names} noticeVersion={noticeVersion} />
      {vacancies.ok && isWhole ? null : <Unavailable />}
    </>
  );
}
