import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const robotics: TabPage = {
  slug: null,
  label: 'Robotics',
  title: 'Robotics',
  description: `The robotics room of ${school.name}, where boys design, build and program: 60 teams sent to national contests and 10 to international ones.`,
  scene: 'robotics',
  banner: { heading: 'Robotics', verse: verses.skillInAction },
  blocks: [
    {
      kind: 'paragraph',
      text: 'In the robotics room nothing works the first time, and that is its value. A boy draws a machine, builds it, writes the program, and watches it drive into the wall. Then he looks for the reason. By the time the robot follows its line he has learnt some mechanics, some electronics, some logic and a good deal of patience.',
    },
    {
      kind: 'facts',
      items: [
        { value: '60', label: 'teams at national contests' },
        { value: '10', label: 'teams at international contests' },
      ],
    },
    { kind: 'heading', text: 'How a boy begins' },
    {
      kind: 'paragraph',
      text: 'Information technology enters the timetable in Grade 4, and with it the first simple instructions to a machine: forward, turn, stop. Older boys join the robotics bench and work in small teams. Each team needs a builder, a programmer and someone who keeps the notebook, and the boys take turns so that everyone has done everything.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Understand the task, and say it in your own words.',
        'Sketch two ways of doing it, and choose one.',
        'Build the simplest version that can move.',
        'Test, write down what happened, change one thing, test again.',
        'Show your work to boys from another team and answer their questions.',
      ],
    },
    { kind: 'heading', text: 'To the contests' },
    {
      kind: 'paragraph',
      text: 'Over the years 60 of our teams have taken part in national contests and 10 in international ones. A team that travels takes its tools, its spare parts and its prayer beads. It comes home with photographs of other people’s ideas, and these often turn into the next season’s project.',
    },
    {
      kind: 'gallery',
      label: 'At the robotics bench',
      items: [
        picture('robotics'),
        picture('science-fair', 'A robotics team explaining its machine at the science fair'),
      ],
    },
  ],
};
