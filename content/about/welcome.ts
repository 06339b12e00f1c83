import type { TabPage } from '@/content/blocks';
import { boarding } from '@/content/boarding';
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
        return `${school.name} is a residential and day boarding school for boys in ${school.address.locality}, in the ${school.address.district} of ${school.address.state}. It teaches Classes 1 to 12 for the ${school.board} examinations.`;
      },
    },
    'Prayer, scripture and service have a place in the timetable beside lessons, games and study. Boys learn to look after themselves and one another.',
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
      kind: 'list',
      items: [
        'Day scholars: from Class 1. They go home in the afternoon, or stay for games.',
        'Residential students: from Class 3. They live in the hostel during term.',
      ],
    },
    'Both share the same classrooms, fields and temple. We do not admit new students to Classes 10 and 12, because each board course runs over 2 years.',
    { kind: 'heading', text: 'Transport' },
    boarding.transport,
    { kind: 'heading', text: 'Where we are' },
    'The campus lies in Vraja, the land of Shri Krishna’s childhood. You are welcome to see a school day for yourself. Please write or call first, so that someone can show you round.',
    { kind: 'picture', picture: picture('map'), caption: 'The campus, the temple and the river.' },
    {
      kind: 'links',
      items: [
        { label: 'How to apply', href: '/admission' },
        { label: 'A day at campus', href: '/student-life/campus' },
        { label: 'Plan a visit', href: '/contact-us' },
      ],
    },
  ],
};
