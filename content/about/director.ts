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
    { kind: 'paragraph', text: 'Dear parents,' },
    {
      kind: 'paragraph',
      text: 'To send a son to a residential school is an act of trust. You hand over the small things of his life: who wakes him, who notices when he is quiet, who sits beside him when he has a fever. We try to remember every day how large a gift that trust is.',
    },
    {
      kind: 'paragraph',
      text: 'What we promise is a good order to live in. About 300 boys share our hostel. They rise early, keep their beds and cupboards neat, eat together, and know at each hour of the day where they should be and who is looking after them. Twenty security guards watch the gates and the grounds, so that the boys inside can be free.',
    },
    {
      kind: 'quote',
      text: 'A boy who can sit still for one hour with a book or a prayer can do almost anything that he later sets his mind to.',
      by: `${people.director.name}, ${people.director.role}`,
    },
    {
      kind: 'paragraph',
      text: 'What we ask of you is patience. The first weeks away from home are not easy for every child. Write to him, believe in him, and speak to us before a worry grows. Most boys need a little time to find a friend, a game and a corner of their own; then the campus becomes a second home.',
    },
    {
      kind: 'paragraph',
      text: 'We also ask that you come and look before you decide. Walk through the classrooms, the dining hall and the temple. Talk to the boys without us. A school should be chosen with open eyes, and you will learn more from an hour here than from any page we could write.',
    },
    { kind: 'paragraph', text: 'With good wishes for your family,' },
    { kind: 'signature', name: people.director.name, role: people.director.role },
  ],
};
