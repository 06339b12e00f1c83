import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AcademicsPage } from '@/components/academics/academics-page';
import { knownYear } from '@/components/academics/result-years';
import { resultsMetadata } from '@/components/academics/results-metadata';

/** `/acedemics/results?year=n`, kept as a page of its own; next.config.mjs sends the visitor here. */
export const revalidate = 60;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ year: string }> };

async function yearOf({ params }: Props): Promise<number> {
  const { year } = await params;
  if (!/^20\d\d$/.test(year)) notFound();
  return knownYear(Number(year));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return resultsMetadata(await yearOf(props));
}

export default async function AcademicsResultsOfYear(props: Props) {
  return <AcademicsPage index={0} year={await yearOf(props)} />;
}
