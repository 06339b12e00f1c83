import type { TabPage } from '@/content/blocks';
import { people } from '@/content/people';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const principal: TabPage = {
  slug: null,
  label: "From Principal's Desk",
  title: "From Principal's Desk",
  description: `The Principal of ${school.name} on the everyday life of the school: early mornings, classrooms, playing fields, and rules that boys can understand.`,
  scene: 'faculty-room',
  banner: { heading: "From Principal's Desk", verse: verses.speakTruth },
  blocks: [
    { kind: 'paragraph', text: 'Dear friends of the school,' },
    {
      kind: 'paragraph',
      text: 'I know the school best at two hours of the day. The first is early, when the boys come out of the temple programme with wet hair and bright faces, 350 of them on a full morning. The second is just before supper, when study ends and the whole campus seems to talk at once.',
    },
    {
      kind: 'paragraph',
      text: 'Between those two hours lies the work of a school: the changes of the bell, a lost notebook, a good answer, a quarrel made up by lunch. I try to be in the corridors for it. A principal learns little behind a desk, whatever the name of this page may say.',
    },
    { kind: 'heading', text: 'Rules with reasons' },
    {
      kind: 'paragraph',
      text: 'We have rules, and we explain them. Boys keep quiet after lights-out because the youngest rise at four. They stand when a guest comes in because a guest is to be honoured. They tell the truth even when it costs them, because nothing else can be built on a lie. A rule that we cannot explain to a small boy is one we should look at again.',
    },
    {
      kind: 'quote',
      text: 'I would rather have a boy who says “I broke it” than one who never breaks anything.',
      by: `${people.principal.name}, ${people.principal.role}`,
    },
    {
      kind: 'paragraph',
      text: 'To parents I say: know your son’s class teacher by name, read what we send home, and come to us with praise as well as complaint. To the boys I say: be early, be honest, be kind to the new boy. The rest we shall learn together.',
    },
    { kind: 'signature', name: people.principal.name, role: people.principal.role },
  ],
};
