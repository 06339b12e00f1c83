import { type NewsRow, newsPicture, published } from './row';

export const newsOfSpring2026: NewsRow[] = [
  {
    slug: 'prize-day-every-prize-with-its-reason',
    title: 'Prize Day: every prize with its reason',
    description:
      'On Republic Day the flag was raised at eight and the prizes were given on the school stage. The teacher who had proposed each boy gave the prize and said in one sentence why.',
    picture: newsPicture(18),
    date: published('2026-01-26'),
    text: `<p>For the first time, each prize was given by the teacher who had proposed it, with one sentence on what it was for.</p>
<h3>Some of the prizes</h3>
<ul>
<li><strong>Mathematics:</strong> for three proofs of the same theorem</li>
<li><strong>Hindi:</strong> for a letter to the railways that was answered</li>
<li><strong>Service:</strong> for eleven months of washing dishes without being on the list</li>
<li><strong>Courage:</strong> for saying “I don’t know” in front of the inspector</li>
</ul>
<p>There were 44 prizes. Half of them were for service, effort and conduct, and half for marks. After the last prize Class 3 sang, and the kitchen served tea and jaggery.</p>`,
  },
  {
    slug: 'science-fair-one-table-one-question',
    title: 'Science fair: 52 questions',
    description:
      'Fifty-two tables at the science fair each asked a question and tested it by experiment. No model was bought, and no poster was longer than a metre. Thirty-seven groups found an answer, eleven found a further question, and four showed that their experiment could not work. Class 11 judged the fair and asked every group about its method.',
    picture: newsPicture(22),
    date: published('2026-02-14'),
    text: `<p>Every visitor received three beans at the door, to leave on the tables where they had learned something.</p>
<h3>The tables with the most beans</h3>
<ol>
<li><em>Which of our classrooms has the worst air after lunch?</em> (Class 9. It was the staff room.)</li>
<li><em>Does a cow give more milk to the flute?</em> (Class 7. Perhaps. They need more time.)</li>
<li><em>How far does a sneeze fly?</em> (Class 6, with coloured water and a sheet.)</li>
<li><em>How warm is a compost heap inside?</em> (Class 8. 61 degrees.)</li>
</ol>
<p>The judges of Class 11 were judged too: visitors could hand in a card on whether a judge had listened. Two judges went back to their tables and asked again.</p>
<blockquote><p>You can see at once whether a child has done it himself. He tells you first what went wrong.</p></blockquote>
<p>Next year’s fair is again on a Saturday, so that parents from far away can come. The date is among the <a href="/competition">competitions</a>.</p>`,
  },
  {
    slug: 'holi-with-flowers',
    title: 'Holi with petals',
    description:
      'The school celebrated Holi with 200 kg of flower petals, collected from temples and markets. They were composted afterwards.',
    picture: newsPicture(25),
    date: published('2026-03-05'),
    text: `<p>In Vraja, Holi lasts longer than elsewhere. At school we play it with flowers.</p>
<p>For a week, the boys collect petals that the temples and markets of the town would throw away. Class 5 sorts them by colour.</p>
<h3>The morning</h3>
<p>The conch sounded at nine, and within seconds the principal was covered in marigolds. The band on the steps kept playing.</p>
<p>At noon the whole school raked up the petals and carried them to the compost. By June they are soil for the next marigolds.</p>
<ul>
<li>Water used: none</li>
<li>Colours to scrub off: none</li>
<li>Petals collected: 200 kg</li>
</ul>
<p>Boys whose families live far away spent the evening with sweets, a film in the hall and a call home.</p>`,
  },
  {
    slug: 'sixty-national-ten-international',
    title: 'Robotics: 60 national and 10 international teams',
    description:
      'Sixty teams from the robotics room have now taken part in national contests, and ten in international ones. The full list is on display.',
    picture: newsPicture(21),
    date: published('2026-04-11'),
    text: `<p>A boy in Class 8 began to count while the trophies were being dusted. He wrote the names of all teams on a roll of paper, which is now four metres long.</p>
<p>All of them came from one room with six benches. Most of today’s members were taught by older boys.</p>
<h3>What earlier teams left behind</h3>
<ul>
<li>A drawer of notebooks with every error and its cause</li>
<li>The rule that nobody touches a robot while its builder is out of the room</li>
<li>A trophy with a dent, because the bus braked</li>
</ul>
<blockquote><p>We lost the final by two points and came home with eleven addresses. We still write to them.</p></blockquote>
<p>Selection for the new season is in September, with three tasks: build something, repair something, and explain something to a younger boy. The third counts as much as the other two together.</p>`,
  },
  {
    slug: 'the-chemistry-room-has-windows-again',
    title: 'The chemistry laboratory has reopened',
    description:
      'The chemistry laboratory has reopened after two terms, with 24 places and new fume hoods.\nPractical lessons for Classes 9 to 12 are back in the timetable.',
    picture: newsPicture(19),
    date: published('2026-05-09'),
    text: `<p>When the wall cupboards were taken down last August, five windows appeared behind them. They look on to the garden, and now give the laboratory daylight.</p>
<h3>What is new</h3>
<ul>
<li>24 places at six islands, so that the teacher can reach every flame</li>
<li>Four quiet fume hoods</li>
<li>An eyewash and a safety shower</li>
<li>Glassware for micro-scale work: a tenth of the chemicals, and hardly any waste</li>
</ul>
<p>Class 9 did the first experiment in the new room.</p>
<p>The boys wrote the safety rules at the door: tie back, button up, goggles on, <em>ask before you pour</em>.</p>
<p>Parents can see the laboratory on any visiting Sunday.</p>`,
  },
];
