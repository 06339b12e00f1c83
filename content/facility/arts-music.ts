import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const artsMusic: TabPage = {
  slug: 'arts-music',
  label: 'Art Music & Dance',
  title: 'Art, Music & Dance',
  description: `Painting, tabla, harmonium, singing and classical dance at ${school.name}: art from the first classes, and music as an examined subject later.`,
  scene: 'music',
  banner: { heading: 'Art Music & Dance', verse: verses.joyOfArt },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Vraja has always sung. Its festivals are painted, danced and played as much as they are prayed, and a boy who grows up here should be able to take part with his own hands and voice. So the arts have rooms, teachers and hours of their own.',
    },
    { kind: 'heading', text: 'Art' },
    {
      kind: 'paragraph',
      text: 'Art is a subject from the youngest classes on. Boys draw from nature, mix their own colours, model in clay and paint the backdrops for the school’s plays. Before a festival they lay *rangoli* at the temple door, and for a week there is coloured powder on every pair of shoes.',
    },
    { kind: 'heading', text: 'Music' },
    {
      kind: 'paragraph',
      text: 'Beginners learn to keep time on the *tabla* or *mridanga*, to find a note on the harmonium and to sing in tune with others. Most of them find their first audience in the temple, where the morning *kirtan* needs players every day. From Grade 9 a boy may take Music as one of his subjects.',
    },
    {
      kind: 'quote',
      text: 'First listen, then keep the beat, then sing. It is good advice outside the music room too.',
      by: 'A music teacher to his beginners',
    },
    { kind: 'heading', text: 'Dance and drama' },
    {
      kind: 'paragraph',
      text: 'Classical dance teaches posture, rhythm and the telling of a story with the eyes and hands. Plays are taken from the epics and from the boys’ own pens. Those who do not like the stage make the lights, costumes and masks, and bow at the end with the rest.',
    },
    {
      kind: 'gallery',
      label: 'The arts on the campus',
      items: [
        picture('music'),
        picture('art-room'),
        picture('gita-recital', 'A school performance on the festival stage'),
      ],
    },
  ],
};
