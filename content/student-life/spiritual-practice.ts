import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const spiritualPractice: TabPage = {
  slug: 'spiritual-practice',
  label: 'Spiritual Practice',
  title: 'Spiritual Practice',
  description: `Four rounds of japa a day, the morning temple programme and a Gita recital of 700 verses in 55 minutes: spiritual practice at ${school.name}.`,
  scene: 'gita-recital',
  banner: { heading: 'Spiritual Practice', verse: verses.chanting },
  blocks: [
    'Boys practise together every day: chanting, worship, recitation and service.',
    {
      kind: 'facts',
      items: [
        { value: '4', label: 'rounds of japa daily' },
        { value: '350', label: 'students in the morning temple programme' },
        { value: '700 verses', label: 'of the Gita recited in 55 minutes' },
      ],
    },
    { kind: 'heading', text: 'Japa' },
    'Each boy has a string of beads in a cloth bag. Every morning he chants four rounds, one mantra to a bead. Teachers help the younger boys to keep count.',
    { kind: 'heading', text: 'Worship and song' },
    'In the temple 350 students take part in the morning programme of worship, *kirtan* and a short talk: the boarders and about 50 day scholars. Boys lead the singing, and trained boys assist at the altar.',
    { kind: 'heading', text: 'The Gita recital' },
    'Boys of Classes 6 to 9 learn the verses of the Bhagavad Gita with their meaning, one a day for 2 years. At the yearly recital they recite all 700 verses from memory in 55 minutes. Classes 3 to 5 have a competition of their own, with Chapter 12.',
    { kind: 'heading', text: 'Service' },
    'Boys serve meals, look after cows, welcome guests and visit the sick. Families of every faith who are at ease with this way of life are welcome.',
    {
      kind: 'gallery',
      label: 'Song and service',
      items: [picture('music'), picture('dining-hall')],
    },
  ],
};
