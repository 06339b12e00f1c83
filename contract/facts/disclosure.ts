/**
 * The rows of the page 'Disclosure and safety', and which profile demands them; the sources are in
 * docs/decisions/disclosure.md. A topic is stored with the records of the office: add, never rename.
 */
export type DisclosureProfile = 'cisce-up' | 'cbse-up' | 'cbse';

type Section = {
  id: string;
  title: string;
  /** A certificate can expire, and a policy is reviewed every year. */
  kind: 'fact' | 'certificate' | 'policy';
  topics: Readonly<Record<string, readonly DisclosureProfile[]>>;
};

const CBSE = ['cbse', 'cbse-up'] as const;
const ALL = ['cisce-up', ...CBSE] as const;
const CISCE = ['cisce-up'] as const;

/** In the order of the page. */
export const disclosureSections: readonly Section[] = [
  {
    ...{ id: 'help', title: 'Who to turn to', kind: 'fact' },
    topics: {
      'Child protection contact': ALL,
      Counsellor: ALL,
      'Grievance officer': ALL,
      'Other contact': [],
    },
  },
  {
    ...{ id: 'policies', title: 'Policies', kind: 'policy' },
    topics: {
      'Mental health policy': ALL,
      'Child protection policy': ALL,
      'Anti-bullying policy': ALL,
      'Transport safety': ALL,
      'Other policy': [],
    },
  },
  {
    ...{ id: 'general', title: 'General information', kind: 'fact' },
    topics: {
      'Affiliation number': ALL,
      'School code': CBSE,
      Principal: ALL,
      'Managing body': ALL,
      'Other information': [],
    },
  },
  {
    ...{ id: 'certificates', title: 'Certificates', kind: 'certificate' },
    topics: {
      'Affiliation letter': ALL,
      'Registration of the society, trust or company': ALL,
      'No-objection certificate of the State': ALL,
      'Recognition under the Right to Education Act': CBSE,
      'Land certificate': CISCE,
      'Building safety certificate': ALL,
      'Fire safety certificate': ALL,
      'Water, health and sanitation certificate': ALL,
      'Certificate of the District Education Officer': CBSE,
      'Other certificate': [],
    },
  },
  {
    ...{ id: 'academics', title: 'Results and academics', kind: 'fact' },
    topics: {
      'Parent-teacher association': CBSE,
      'Class 10 results of three years': CBSE,
      'Class 12 results of three years': CBSE,
    },
  },
  {
    ...{ id: 'staff', title: 'Staff', kind: 'fact' },
    topics: {
      'Number of teachers': CBSE,
      'Teachers per section': CBSE,
      'Special educator': CBSE,
      'Wellness teacher': CBSE,
    },
  },
  {
    ...{ id: 'infrastructure', title: 'Infrastructure', kind: 'fact' },
    topics: {
      'Campus area': CBSE,
      Classrooms: CBSE,
      Laboratories: CBSE,
      'Internet access': CBSE,
      Toilets: CBSE,
      'Video of the inspection': CBSE,
    },
  },
];

export const disclosureTopics: readonly string[] = disclosureSections.flatMap(({ topics }) =>
  Object.keys(topics),
);

/** What a profile demands of a section; nothing without one. */
export function demandedTopics({ topics }: Section, profile?: DisclosureProfile): string[] {
  return Object.entries(topics).flatMap(([topic, profiles]) =>
    profiles.some((one) => one === profile) ? [topic] : [],
  );
}

/** By which day before a session its fees are on the website, where a law says so. */
export const feesDueDays = (profile?: DisclosureProfile): number | undefined =>
  profile?.endsWith('-up') ? 60 : undefined;
