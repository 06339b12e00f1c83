import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const welcome: TabPage = {
  slug: 'welcome',
  label: 'Welcome',
  title: `Welcome to ${school.shortName}`,
  get description() {
    return `Meet ${school.name}, a residential and day boarding school for boys in ${school.address.locality}: ${school.board} classes, temple life and care for each boy.`;
  },
  scene: 'campus-gate',
  banner: { heading: `Welcome to ${school.shortName}`, verse: verses.leadToLight },
  blocks: [
    {
      kind: 'paragraph',
      get text() {
        return `${school.name} is a residential and day boarding school for boys in ${school.address.locality}, in the ${school.address.district} of ${school.address.state}. It teaches classes 1 to 12 for the ${school.board} examinations, and it gives a boy’s character and spiritual life the same attention as his lessons.`;
      },
    },
    {
      kind: 'paragraph',
      text: 'The day begins before sunrise. Boys bathe, chant and pray before they open a textbook, and the hours that follow have a clear order: lessons, meals, games, study and sleep. In such an order a child soon learns to look after himself, to help the boy next to him, and to finish what he begins.',
    },
    {
      kind: 'facts',
      items: [
        { value: '1976', label: 'year of founding' },
        { value: 'About 300', label: 'boys in the hostel' },
        { value: '1 to 12', label: `classes, ${school.board}` },
        { value: '100 acres', label: 'of land', source: 'with the cow shelter and groves' },
      ],
    },
    { kind: 'heading', text: 'Two ways to join' },
    {
      kind: 'paragraph',
      text: 'Day scholars may join from Class 1 and go home in the evening. Residential pupils may join from Class 3 and live in the hostel. Both sit in the same classrooms, play on the same fields and are welcome in the same temple.',
    },
    { kind: 'heading', text: 'Where we are' },
    {
      kind: 'paragraph',
      text: 'The campus lies in Vraja, the land of Shri Krishna’s childhood, where peacocks walk on the roofs and the temple bell tells the hour. Families are welcome to come and see a school day for themselves; please write or call first, so that someone can walk round with you.',
    },
    {
      kind: 'picture',
      picture: picture('river-steps'),
      caption: 'The river of Vraja at first light.',
    },
    {
      kind: 'links',
      items: [
        { label: 'How to apply', href: '/admission' },
        { label: 'See a day at campus', href: '/student-life/campus' },
        { label: 'Plan a visit', href: '/contact-us' },
      ],
    },
  ],
};
