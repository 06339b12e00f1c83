import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const faculty = {
  slug: 'faculty',
  label: 'Faculty',
  title: 'Faculty',
  description: `The teachers of ${school.name}: who they are, what they teach, and what the school expects of them.`,
  scene: 'faculty-room',
  banner: { heading: 'Faculty', verse: verses.teacherAsGod },
  blocks: [
    'Our teachers, by department. Every full-time teacher of Classes 6 to 12 has a degree in the subject and a B.Ed.',
  ],
  /** The department whose keyword occurs in the position; the longest keyword wins. */
  departments: [
    { name: 'Leadership', words: ['principal', 'dean', 'director', 'junior school'] },
    {
      name: 'Science',
      words: ['science', 'physics', 'chemistry', 'biology', 'mathematics', 'computer', 'robotics'],
    },
    { name: 'Commerce', words: ['commerce', 'account', 'economics', 'business'] },
    { name: 'Hindi and Sanskrit', words: ['hindi', 'sanskrit', 'sastra'] },
    { name: 'Physical Education', words: ['physical', 'yoga', 'sport', 'games', 'swimming'] },
    {
      name: 'Arts and Humanities',
      words: [
        'english',
        'history',
        'geography',
        'social science',
        'art',
        'music',
        'dance',
        'librar',
      ],
    },
  ],
  others: 'Other staff',
  closing: [
    { kind: 'heading', text: 'What we ask of a teacher' },
    {
      kind: 'list',
      items: [
        'Know the subject well, and keep studying it.',
        'Prepare each lesson, including one given many times before.',
        'Know every boy by name, and his interests besides his marks.',
        'Return corrected work within a week.',
        'Live as we ask the boys to live: be punctual, truthful and courteous.',
      ],
    },
    { kind: 'heading', text: 'Meeting your son’s teachers' },
    'The class teacher is the first person to ask about lessons, friends or worries. The office makes an appointment for you, usually within 3 school days.',
    'If you would like to teach here, please see the open positions on our careers page.',
    { kind: 'links', items: [{ label: 'Careers', href: '/careers' }] },
  ],
} satisfies TabPage & Record<string, unknown>;
