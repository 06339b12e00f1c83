import type { TabPage } from '@/content/blocks';
import { people } from '@/content/people';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const director: TabPage = {
  slug: null,
  label: "From Director's Desk",
  title: "From Director's Desk",
  description: `A letter from the Director of ${school.name} to parents: what a residential school asks of a family, and what it promises in return.`,
  scene: 'shikhara',
  banner: { heading: "From Director's Desk", verse: verses.learningGivesHumility },
  blocks: [
    'Dear parents,',
    'Sending a son to a residential school is an act of trust. Someone else will wake him, notice when he is quiet and sit with him when he has a fever. We take that trust seriously.',
    'We promise a safe and orderly life. About 300 boys share our hostel, with a warden for every 15. They rise early, keep their rooms in order, eat together, and know at every hour who is looking after them. Twenty security guards watch the gates and the grounds.',
    {
      kind: 'quote',
      text: 'A boy who can give a book his whole attention for an hour can learn almost anything.',
      by: `${people.director.name}, ${people.director.role}`,
    },
    'What we ask of you is patience. The first weeks away from home are hard for some boys. Write to your son, phone him during calling hours, and speak to his warden early if you are worried. Most boys settle within a month.',
    'Please come and look before you decide. See the classrooms, the dining hall and the temple, and talk to the boys without us.',
    'With good wishes for your family,',
    { kind: 'signature', name: people.director.name, role: people.director.role },
  ],
};
