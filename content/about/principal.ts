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
    'Dear friends of the school,',
    'The school day begins in the temple, where 350 boys meet before sunrise: the boarders and about 50 day scholars who come early. It ends with supervised study, when every teacher on duty has time for a question.',
    'I teach one lesson a week and visit a class every day. Boys and parents can see me without an appointment on Saturdays from 10 am to 12 noon.',
    { kind: 'heading', text: 'Rules with reasons' },
    'We have few rules, and we explain them. Boys keep quiet after lights-out because the youngest rise at four. They stand when a guest comes in because we honour guests. They tell the truth, even when it costs them.',
    {
      kind: 'quote',
      text: 'I would rather have a boy who says “I broke it” than one who never breaks anything.',
      by: `${people.principal.name}, ${people.principal.role}`,
    },
    'Please know your son’s class teacher by name, read what we send home, and tell us what we could do better.',
    { kind: 'signature', name: people.principal.name, role: people.principal.role },
  ],
};
