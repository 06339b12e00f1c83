import type { CurriculumView } from '@/lib/school-api/curriculum';

export type CurriculumGroup = { category: string; stages: CurriculumView[] };

/** Categories in the order of their first records; records keep their order. */
export function groupByCategory(records: readonly CurriculumView[]): CurriculumGroup[] {
  const groups = new Map<string, CurriculumView[]>();
  for (const record of records) {
    const stages = groups.get(record.category);
    if (stages) stages.push(record);
    else groups.set(record.category, [record]);
  }
  return [...groups].map(([category, stages]) => ({ category, stages }));
}
