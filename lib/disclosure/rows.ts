import { type DisclosureProfile, disclosureTopics, isDemanded } from '@/contract/facts/disclosure';
import type { DisclosureView } from '../school-api/disclosure';

/** A topic with its records; if there are none, it is unpublished. */
export type Row = { title: string; records: DisclosureView[] };

/** A section's rows in topic order: the topics that the profile requires, and those with records. */
export function rowsOf(
  section: string,
  records: readonly DisclosureView[],
  profile: DisclosureProfile | undefined,
): Row[] {
  const rows = disclosureTopics
    .filter((each) => each.section === section)
    .flatMap((each) => {
      const own = records.filter(({ topic }) => topic === each.topic);
      if (each.topic.startsWith('Other ')) return own.map(alone);
      return own.length > 0 || isDemanded(each, profile)
        ? [{ title: each.topic, records: own }]
        : [];
    });
  return section === 'general' ? [...rows, ...records.filter(isUnknown).map(alone)] : rows;
}

/** From a school's own server. */
const isUnknown = (record: DisclosureView) =>
  !disclosureTopics.some(({ topic }) => topic === record.topic);

const alone = (record: DisclosureView): Row => ({
  title: record.title || record.topic,
  records: [{ ...record, title: '' }],
});
