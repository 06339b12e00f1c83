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
    {
      kind: 'paragraph',
      text: 'Spiritual life cannot be examined, and we do not try. It can be practised, daily and in good company, and that is what the campus offers. A boy learns a few things well enough to keep them for life.',
    },
    {
      kind: 'facts',
      items: [
        { value: '4', label: 'rounds of japa daily' },
        { value: '350', label: 'students in the morning temple programme' },
        { value: '700 verses', label: 'of the Gita recited in 55 minutes' },
      ],
    },
    { kind: 'heading', text: 'Japa' },
    {
      kind: 'paragraph',
      text: 'Each boy has a string of beads in a small cloth bag. Morning by morning he chants four rounds, one mantra to a bead, sitting or walking, loudly enough to hear himself. The little ones are helped to keep count. The older ones find that the day goes differently when the rounds are done.',
    },
    { kind: 'heading', text: 'Worship and song' },
    {
      kind: 'paragraph',
      text: 'In the temple 350 students take part in the morning programme of worship, *kirtan* and a short talk. Boys lead the singing and play for it, and those who have been trained help at the altar.',
    },
    { kind: 'heading', text: 'The Gita recital' },
    {
      kind: 'paragraph',
      text: 'Verses of the Bhagavad Gita are learnt a few at a time, with their meaning, and sung to the old metres. At the recital the boys speak the whole book, 700 verses, in 55 minutes. Grandparents in the audience have been seen moving their lips.',
    },
    { kind: 'heading', text: 'Service' },
    {
      kind: 'paragraph',
      text: 'Prayer that stays in the temple is half done. So boys serve meals, look after cows, welcome guests and sit with those who are unwell. Families of every faith who are at ease with this way of life are welcome.',
    },
    {
      kind: 'gallery',
      label: 'Practice through the day',
      items: [picture('gita-recital'), picture('shikhara'), picture('gaushala')],
    },
  ],
};
