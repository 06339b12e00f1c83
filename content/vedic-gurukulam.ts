import type { PageText } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

/** The programmes come from the school API; the one named 'vedic' has a label and a picture of its own. */
export const vedicGurukulam = {
  title: 'Vedic Gurukulam',
  description: `The Vedic Gurukulam of ${school.name}: programmes in scripture, Sanskrit and the teacher’s house, with brochures to download and online enrolment.`,
  scene: 'vedic-gurukulam',
  banner: { heading: 'Vedic Gurukulam', verse: verses.askAndLearn },
  heading: 'Learning in the teacher’s house',
  programmes: {
    defaultName: 'vedic',
    defaultLabel: 'Vedic Gurukulam System',
    enrol: 'Enroll Now',
    brochure: 'Download Brochure',
    vedicPicture: picture('gita-recital'),
    otherPicture: picture('classroom-tree'),
  },
  blocks: [
    {
      kind: 'paragraph',
      text: 'In the old way of learning a pupil lived in his teacher’s house. He fetched water and firewood, minded the cows, listened, repeated and asked, and grew up beside the person from whom he learnt. That house was the *gurukula*.',
    },
    {
      kind: 'paragraph',
      text: 'The Vedic Gurukulam keeps that way alive within the school. Its programmes differ in length and subject, and they share a method: few pupils, one teacher, much by heart, and no question too small.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'Is it for your son?' },
    {
      kind: 'paragraph',
      text: 'A boy who loves stories, has a good ear and likes to know why will be happy here. He need not have learnt Sanskrit before. He should be ready to rise early and to hear himself chant in front of others.',
    },
    {
      kind: 'paragraph',
      text: 'The brochure of each programme says whom it is meant for and how its day is divided. If something remains unclear, please ask us.',
    },
    { kind: 'links', items: [{ label: 'Ask a question', href: '/contact-us' }] },
  ],
} as const satisfies PageText & Record<string, unknown>;
