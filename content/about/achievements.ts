import type { TabPage, TimelineEntry } from '@/content/blocks';
import { ranking } from '@/content/ranking';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

const entries: readonly TimelineEntry[] = [
  {
    year: 2012,
    heading: 'Among the top 20',
    text: `${ranking.survey} lists the school among the top 20 in India.`,
  },
  {
    year: 2013,
    heading: 'The whole Gita in one sitting',
    text: 'Boys of Classes 6 to 9 recite the 700 verses of the Bhagavad Gita in 55 minutes.',
  },
  {
    year: 2014,
    heading: 'Gas from the gaushala',
    text: 'The bio-gas plant opens. It gives 200 cubic metres of gas a day to the school kitchen.',
  },
  {
    year: 2015,
    heading: 'Ranked 16th',
    text: `The school is placed 16th in ${ranking.survey}.`,
  },
  {
    year: 2016,
    heading: 'Results published',
    text: 'The first year whose board results are on our Results page.',
  },
  {
    year: 2017,
    heading: 'Robotics across India',
    text: 'The robotics club begins entering national contests each year. Its teams now number 60.',
  },
  {
    year: 2018,
    heading: 'Ranked 10th',
    text: `The school is placed 10th in ${ranking.survey}.`,
  },
  {
    year: 2019,
    heading: 'Number 1 in the state',
    get text() {
      return `${ranking.survey} names us the number 1 boarding school in ${school.address.state}.`;
    },
  },
  {
    year: 2020,
    heading: 'School from home',
    text: 'With the classrooms closed, lessons and prayers continue online from March.',
  },
  {
    year: 2021,
    heading: 'Robotics abroad',
    text: 'Teams enter international contests. Ten have taken part to date.',
  },
  {
    year: 2022,
    heading: ranking.quote,
    text: `${ranking.survey} places the school among the top 8. The morning temple programme reaches 350 students.`,
  },
];

export const achievements: TabPage = {
  slug: null,
  label: 'Our Achievements',
  title: 'Our Achievements',
  description: `Eleven years of ${school.name}, from 2012 to 2022: survey placings, robotics teams, the Gita recital and a greener campus.`,
  scene: 'timeline-road',
  banner: { heading: 'Our Achievements', verse: verses.workNotFruit },
  blocks: [
    'One milestone for each year from 2012 to 2022, with the survey behind every placing.',
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
