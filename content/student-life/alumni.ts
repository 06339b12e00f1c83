import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const alumni: TabPage = {
  slug: 'alumini',
  label: 'Alumni',
  title: 'Alumni',
  description: `Former students of ${school.name} in their own words: where life has taken them since school, and how alumni can stay in touch and help.`,
  scene: 'alumni-walk',
  banner: { heading: 'Alumni', verse: verses.speakTruth },
  blocks: [
    'Our former students work in medicine, engineering, farming, teaching, law and many other fields. Some of them write here about their years at school and their work.',
  ],
  closing: [
    { kind: 'heading', text: 'For former students' },
    {
      kind: 'list',
      items: [
        'Visit: you can book a room at Gita Nagri, our guest house.',
        'Talk to a class: students of Classes 9 to 12 ask most about work and further study.',
        'Write: send us your new address when you move.',
        'Support: Donate & Contribute describes several ways.',
      ],
    },
    'To add your story, send the office a few lines and a picture through the contact page. We publish only what you agree to.',
    {
      kind: 'links',
      items: [
        { label: 'Write to the school', href: '/contact-us' },
        { label: 'Donate & Contribute', href: '/contribute' },
      ],
    },
  ],
};
