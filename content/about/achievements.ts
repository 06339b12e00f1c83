import type { TabPage, TimelineEntry } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

const entries: readonly TimelineEntry[] = [
  {
    year: 2012,
    heading: 'Among the top 20',
    text: 'A national survey of boarding schools lists the school among the top 20 of its kind.',
  },
  {
    year: 2013,
    heading: 'The whole Gita in one sitting',
    text: 'Our reciters speak the 700 verses of the Bhagavad Gita in 55 minutes.',
  },
  {
    year: 2014,
    heading: 'Gas from the gaushala',
    text: 'The bio-gas plant gives 200 cubic metres of gas a day for the school’s needs.',
  },
  {
    year: 2015,
    heading: 'Ranked 16th',
    text: 'The school is placed 16th in that year’s survey of boarding schools.',
  },
  {
    year: 2016,
    heading: 'Results for everyone to read',
    text: 'The first year of board results that can still be looked up on our Results page.',
  },
  {
    year: 2017,
    heading: 'Robots travel the country',
    text: 'Robotics becomes a tradition; the count of teams sent to national contests now stands at 60.',
  },
  {
    year: 2018,
    heading: 'Ranked 10th',
    text: 'The survey of the year places the school 10th among boarding schools.',
  },
  {
    year: 2019,
    heading: 'Number 1 in the state',
    get text() {
      return `A ranking by state names us the number 1 boarding school in ${school.address.state}.`;
    },
  },
  {
    year: 2020,
    heading: 'School from home',
    text: 'With the classrooms closed, teachers and boys keep lessons and prayers going from their homes.',
  },
  {
    year: 2021,
    heading: 'Beyond the border',
    text: 'Robotics looks abroad; the count of teams sent to international contests now stands at 10.',
  },
  {
    year: 2022,
    heading: 'Together again at dawn',
    text: 'The temple counts 350 students in its morning programme.',
  },
];

export const achievements: TabPage = {
  slug: null,
  label: 'Our Achievements',
  title: 'Our Achievements',
  description: `Eleven years of ${school.name} on one road, from 2012 to 2022: survey placings, robotics teams, the Gita recital and a greener campus.`,
  scene: 'timeline-road',
  banner: { heading: 'Our Achievements', verse: verses.workNotFruit },
  blocks: [
    {
      kind: 'paragraph',
      text: 'One step for each year from 2012 to 2022. Some are prizes and placings; others are quiet changes that made the school a better place to live.',
    },
    { kind: 'timeline', entries },
    {
      kind: 'links',
      items: [
        { label: 'Board results by year', href: '/acedemics/results' },
        { label: 'News from the school', href: '/news-event' },
      ],
    },
  ],
};
