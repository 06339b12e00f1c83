import type { Metadata } from 'next';
import NotFound from '@/app/not-found';
import { AcademicsPage } from '@/components/academics/academics-page';
import { readDefaultYear } from '@/components/academics/default-year';
import { knownYear } from '@/components/academics/result-years';
import { resultsMetadata } from '@/components/academics/results-metadata';
import { PageStatus } from '@/components/ui/page-status';

/** `/acedemics/results?year=n`, cached as a separate page; next.config.mjs rewrites to this path. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ year: string }> };

async function yearOf({ params }: Props): Promise<number | undefined> {
  const { year } = await params;
  if (!/^20\d\d$/.test(year)) return undefined;
  return knownYear(Number(year)) ?? readDefaultYear();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const year = await yearOf(props);
  return year ? resultsMetadata(year) : { title: 'Page not found' };
}

export default async function AcademicsResultsOfYear(props: Props) {
  const year = await yearOf(props);
  if (!year) {
    return (
      <>
        <PageStatus code={404} />
        <NotFound />
      </>
    );
  }
  return <AcademicsPage index={0} year={year} />;
}
