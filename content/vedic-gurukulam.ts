import type { PageText } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

/** The programmes come from the school API; the one named 'vedic' has its own label and picture. */
export const vedicGurukulam = {
  title: 'Vedic Gurukulam',
  description: `The Vedic Gurukulam of ${school.name}: programmes in scripture, Sanskrit and the teacher’s house, with brochures to download and online enrolment.`,
  scene: 'vedic-gurukulam',
  banner: { heading: 'Vedic Gurukulam', verse: verses.askAndLearn },
  heading: 'Learning in the teacher’s house',
  programmes: {
    defaultName: 'vedic',
    enrol: 'Enroll Now',
    brochure: 'Download Brochure',
    vedicPicture: picture('gita-recital'),
    otherPicture: picture('alumni-walk', 'Students walking with their teacher'),
  },
  blocks: [
    'In a *gurukula* a student lived in his teacher’s house, shared its work, and learnt by listening, repeating and asking.',
    'The Vedic Gurukulam continues this tradition within the school. Its programmes differ in length and subject. In all of them one teacher has at most 12 students, and much is learnt by heart.',
  ],
  closing: [
    { kind: 'heading', text: 'Is it for your son?' },
    'The programmes suit boys who enjoy stories and recitation. No Sanskrit is needed at the start. Students rise at 4 am and chant in front of others.',
    'The brochure of each programme gives its age group, its timetable and its fee. For anything else, please ask us.',
    { kind: 'links', items: [{ label: 'Ask a question', href: '/contact-us' }] },
  ],
} as const satisfies PageText & Record<string, unknown>;
