import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const faculty: TabPage = {
  slug: 'faculty',
  label: 'Faculty',
  title: 'Faculty',
  description: `The teachers of ${school.name}: who they are, what they teach, and what the school asks of everyone who stands before a class of boys here.`,
  scene: 'faculty-room',
  banner: { heading: 'Faculty', verse: verses.teacherAsGod },
  blocks: [
    {
      kind: 'paragraph',
      text: 'The Upanishad asks a pupil to honour his teacher. It lays a heavier duty on the teacher: to be worth honouring. These are the men and women who take it up each morning.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'What we ask of a teacher' },
    {
      kind: 'list',
      items: [
        'Know the subject well, and keep on studying it.',
        'Prepare each lesson, even one given many times before.',
        'Know every boy by name, and something about him besides his marks.',
        'Correct work soon, so that the correction is still of use.',
        'Live as the boys are asked to live: on time, truthful and courteous.',
      ],
    },
    { kind: 'heading', text: 'Meeting your son’s teachers' },
    {
      kind: 'paragraph',
      text: 'Class teachers are the first people to speak to about lessons, friends or worries. Please ask the office for a time, and you will find them ready, with the copybooks on the table. Many of our teachers live on the campus and are to be met on the playing field and in the temple too.',
    },
    {
      kind: 'paragraph',
      text: 'If you teach, and this kind of school appeals to you, look at the open positions on our careers page.',
    },
    { kind: 'links', items: [{ label: 'Careers', href: '/careers' }] },
  ],
};
