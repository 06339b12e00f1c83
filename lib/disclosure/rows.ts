import { type DisclosureProfile, disclosureTopics, isDemanded } from '@/contract/facts/disclosure';
import type { DisclosureView } from '../school-api/disclosure';

/** A topic with its records; none: not published. */
export type Row = { title: string; records: DisclosureView[] };

/**
 * The rows of a section: the topics that the profile requires and the records there are, in the order of the
 * topics.
 */
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

/** Of a school's own server. */
const isUnknown = (record: DisclosureView) =>
  !disclosureTopics.some(({ topic }) => topic === record.topic);

const alone = (record: DisclosureView): Row => ({
  title: record.title || record.topic,
  records: [{ ...record, title: '' }],
});
