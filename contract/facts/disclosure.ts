/**
 * The rows of the page 'Disclosure and safety', and the profiles that require them; sources are in
 * docs/decisions/disclosure.md. Topics are stored in the office's records: add, never rename.
 */
export type DisclosureProfile = 'cisce-up' | 'cbse-up' | 'cbse';

/** In the order of the page. Certificates can expire, and policies are reviewed every year. */
export const disclosureSections = [
  { id: 'help', title: 'Who to turn to' },
  { id: 'policies', title: 'Policies' },
  { id: 'general', title: 'General information' },
  { id: 'certificates', title: 'Certificates' },
  { id: 'academics', title: 'Results and academics' },
  { id: 'staff', title: 'Staff' },
  { id: 'infrastructure', title: 'Infrastructure' },
] as const;

type SectionId = (typeof disclosureSections)[number]['id'];
type Profiles = readonly DisclosureProfile[];

const CISCE: Profiles = ['cisce-up'];
const CBSE: Profiles = ['cbse', 'cbse-up'];
const ALL: Profiles = [...CISCE, ...CBSE];

const rows: readonly (readonly [SectionId, Profiles, topics: string])[] = [
  ['help', ALL, 'Child protection contact; Counsellor; Grievance officer'],
  ['help', [], 'Other contact'],
  ['policies', ALL, 'Mental health policy; Child protection policy; Anti-bullying policy'],
  ['policies', ALL, 'Transport safety'],
  ['policies', [], 'Other policy'],
  ['general', ALL, 'Affiliation number; Principal; Managing body'],
  ['general', CBSE, 'School code'],
  ['general', [], 'Other information'],
  ['certificates', ALL, 'Affiliation letter; Registration of the society, trust or company'],
  ['certificates', ALL, 'No-objection certificate of the State'],
  ['certificates', CBSE, 'Recognition under the Right to Education Act'],
  ['certificates', CISCE, 'Land certificate'],
  ['certificates', ALL, 'Building safety certificate; Fire safety certificate'],
  ['certificates', ALL, 'Water, health and sanitation certificate'],
  ['certificates', CBSE, 'Certificate of the District Education Officer'],
  ['certificates', [], 'Other certificate'],
  ['academics', CBSE, 'Parent-teacher association; Class 10 results of three years'],
  ['academics', CBSE, 'Class 12 results of three years'],
  ['staff', CBSE, 'Number of teachers; Teachers per section; Special educator; Wellness teacher'],
  ['infrastructure', CBSE, 'Campus area; Classrooms; Laboratories; Internet access; Toilets'],
  ['infrastructure', CBSE, 'Video of the inspection'],
];

export const disclosureTopics = rows.flatMap(([section, profiles, topics]) =>
  topics.split('; ').map((topic) => ({ section, topic, profiles })),
);

/** Whether a profile requires a topic; without a profile nothing is required. */
export const isDemanded = ({ profiles }: { profiles: Profiles }, profile?: DisclosureProfile) =>
  profiles.some((one) => one === profile);

/** How many days before a session its fees must be published, if a law says so. */
export const feesDueDays = (profile?: DisclosureProfile): number | undefined =>
  profile?.endsWith('-up') ? 60 : undefined;
