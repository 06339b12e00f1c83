import type { Contest, TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

/** Invented for the demo. */
const contests: readonly Contest[] = [
  { year: 2026, name: 'World Line Follower Cup', place: 'Singapore', result: 'Quarter-final' },
  { year: 2026, name: 'National School Robotics League', place: 'Pune', result: 'Second of 84' },
  { year: 2025, name: 'Asian Young Makers', place: 'Bangkok', result: 'Prize for design' },
  { year: 2025, name: 'National School Robotics League', place: 'Delhi', result: 'Third of 79' },
  { year: 2024, name: 'All-India Robot Rescue', place: 'Chennai', result: 'Winners' },
  { year: 2023, name: 'World Line Follower Cup', place: 'Seoul', result: 'Last 16' },
];

export const robotics: TabPage = {
  slug: null,
  label: 'Robotics',
  title: 'Robotics',
  description: `The robotics room of ${school.name}, where boys design, build and program: 60 teams sent to national contests and 10 to international ones.`,
  scene: 'robotics',
  banner: { heading: 'Robotics', verse: verses.skillInAction },
  blocks: [
    'Boys from Class 4 design, build and program robots in a room with six benches. The club meets on three afternoons a week and all day in the June workshop.',
    {
      kind: 'facts',
      items: [
        { value: '60', label: 'teams at national contests' },
        { value: '10', label: 'teams at international contests' },
      ],
    },
    { kind: 'heading', text: 'How a boy begins' },
    'Information technology begins in Class 4, with simple programs for a small robot. From Class 6 boys join a team of 4 to 6. Each team has builders, programmers and a keeper of the notebook, and the roles change every term.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Describe the task in your own words.',
        'Sketch two solutions, and choose one.',
        'Build the simplest version that moves.',
        'Test it, note the result, change one thing, and test again.',
        'Explain your robot to another team.',
      ],
    },
    { kind: 'heading', text: 'Contests' },
    'Our first national contest was in 2017 and our first international one in 2021. To date, 60 teams have taken part in national contests and 10 in international ones. The school pays for travel and entry.',
    { kind: 'contests', items: contests },
  ],
};
