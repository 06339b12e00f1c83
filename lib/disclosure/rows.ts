import {
  type DisclosureProfile,
  demandedTopics,
  type disclosureSections,
  disclosureTopics,
} from '@/contract/facts/disclosure';
import type { DisclosureView } from '../school-api/disclosure';

/** A topic with its records; none: not published. */
type Row = { title: string; records: DisclosureView[] };

/** The rows of a section: what the profile demands and what there is, in the order of the topics. */
export function rowsOf(
  section: (typeof disclosureSections)[number],
  records: readonly DisclosureView[],
  profile: DisclosureProfile | undefined,
): Row[] {
  const demanded = demandedTopics(section, profile);
  const topics = Object.keys(section.topics);
  const unknown = section.id === 'general' ? records.filter(isUnknown) : [];
  return [
    ...topics.flatMap((topic) => {
      const own = records.filter((record) => record.topic === topic);
      if (topic.startsWith('Other ')) return own.map(alone);
      return own.length > 0 || demanded.includes(topic) ? [{ title: topic, records: own }] : [];
    }),
    ...unknown.map(alone),
  ];
}

/** Of a school's own server. */
const isUnknown = ({ topic }: DisclosureView) => !disclosureTopics.includes(topic);

const alone = (record: DisclosureView): Row => ({
  title: record.title || record.topic,
  records: [{ ...record, title: '' }],
});
