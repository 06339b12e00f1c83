import { type NewsRow, newsPicture, published } from './row';

export const newsOfSpring2026: NewsRow[] = [
  {
    slug: 'prize-day-every-prize-with-its-reason',
    title: 'Prize Day: every prize with its reason',
    description:
      'On Republic Day the flag was raised at eight and the prizes were given on the school stage. The teacher who had proposed each boy gave the prize and said in one sentence why.',
    picture: newsPicture(18),
    date: published('2026-01-26'),
    text: `<p>For the first time each prize was handed over by the teacher who had proposed it, with one sentence on what it was for.</p>
<h3>Some of them</h3>
<ul>
<li><strong>Mathematics:</strong> for three proofs of the same theorem, because the first two were right but ugly</li>
<li><strong>Hindi:</strong> for a letter to the railways that was answered</li>
<li><strong>Service:</strong> for eleven months at the dish-wash without once being on the list</li>
<li><strong>Courage:</strong> for saying “I don’t know” in front of the inspector</li>
</ul>
<p>There were 44 prizes in all. Half of them were for service, effort and conduct, and half for marks. After the last prize Class 3 sang, and the kitchen served tea and jaggery.</p>`,
  },
  {
    slug: 'science-fair-one-table-one-question',
    title: 'Science fair: 52 questions',
    description:
      'Fifty-two tables at the science fair each asked a question and tested it by experiment. No model was bought, and no poster was longer than a metre. Thirty-seven groups found an answer, eleven found a further question, and four showed that their experiment could not work. Class 11 judged the fair and asked every group about its method.',
    picture: newsPicture(19),
    date: published('2026-02-14'),
    text: `<p>Visitors were given three beans at the door. A bean was to be laid on a table where they had learned something, and nowhere else.</p>
<h3>The tables with the most beans</h3>
<ol>
<li><em>Which of our classrooms has the worst air after lunch?</em> (Class 9. It was the staff room.)</li>
<li><em>Does a cow give more milk to the flute?</em> (Class 7. Perhaps; the flute player needs more time, and so does the cow.)</li>
<li><em>How far does a sneeze fly?</em> (Class 6, with coloured water, a sheet and volunteers.)</li>
<li><em>How warm is a compost heap inside?</em> (Class 8. Sixty-one degrees, and you can cook an egg in it.)</li>
</ol>
<p>Class 11 served as judges. They were judged in their turn: each visitor could hand in a card on whether the judge had listened. Two judges took the remarks so much to heart that they went back to their tables and asked again.</p>
<blockquote><p>You can see at once whether a child has done it himself. He tells you first what went wrong.</p></blockquote>
<p>The egg from the compost was eaten by the headmaster of the junior school, in public, with salt. He is well. Next year’s fair will be on a Saturday again, so that parents from far away can come; the date is among the <a href="/competition">competitions</a>.</p>`,
  },
  {
    slug: 'holi-with-flowers',
    title: 'Holi with petals',
    description:
      'The school celebrated Holi with 200 kg of flower petals, collected from temples and markets. They were composted afterwards.',
    picture: newsPicture(20),
    date: published('2026-03-05'),
    text: `<p>In the land of Vraja Holi lasts longer than elsewhere, and our boys would not mind if it lasted until the summer. At school it is played with flowers.</p>
<p>The petals are collected for a week from the temples and the markets of the town, where they would have been thrown away. Class 5 sorts them by colour. On the morning itself the heaps stand in the courtyard like spices in a shop, and nobody may touch them until the conch sounds.</p>
<h3>What happened then</h3>
<p>It took about four seconds until the principal could not be seen. The band on the steps played on, although the drum was full. A guard who had only wanted to look was pulled in by class 3 and surrendered.</p>
<p>At noon everything was over. The petals were raked up, the whole school together, and carried to the compost. In June they will be soil, and in August marigolds again. A teacher of biology stood by and could not have arranged it better.</p>
<ul>
<li>Water used: none</li>
<li>Colours that had to be scrubbed off: none</li>
<li>Petals found in the library since: forty-six, used as bookmarks</li>
</ul>
<p>Boys whose families live far away stayed for the evening, with sweets, a film in the hall and a telephone call home for everybody.</p>`,
  },
  {
    slug: 'sixty-national-ten-international',
    title: 'Robotics: 60 national and 10 international teams',
    description:
      'Sixty teams of the robotics room have now taken part in national contests, and ten in international ones. The full list is on display.',
    picture: newsPicture(21),
    date: published('2026-04-11'),
    text: `<p>The counting began because the shelf was full. While the trophies were being taken down to be dusted, a boy of class 8 wrote the names of the teams on a roll of paper. It was four metres long when he stopped.</p>
<p>So many boys have gone out from one room with six benches. Some of them could not use a screwdriver when they came in. Most of those who play for us now were taught by boys who played before.</p>
<h3>What the old teams left behind</h3>
<ul>
<li>A drawer of notebooks, with every fault and how it was found</li>
<li>The rule that nobody touches a robot while its builder is out of the room</li>
<li>A song for the moment when the batteries die</li>
<li>One trophy with a dent, from the time when the bus braked, which is carried in the lap at every journey since</li>
</ul>
<blockquote><p>We lost the final by two points and came home with eleven addresses. We still write to them.</p></blockquote>
<p>Selection for the new season is in September. There are three tasks: build something, mend something, explain something to a boy who is younger than you. The third counts as much as the other two together. Many good builders have failed it and come back in the following year to pass.</p>`,
  },
  {
    slug: 'the-chemistry-room-has-windows-again',
    title: 'The chemistry laboratory has reopened',
    description:
      'The chemistry laboratory has reopened after two terms, with 24 places and new fume hoods.\nPractical lessons for Classes 9 to 12 are back in the timetable.',
    picture: newsPicture(22),
    date: published('2026-05-09'),
    text: `<p>When the wall cupboards were taken down last August, five windows appeared behind them. Nobody now at the school had known of them. They look on to the garden, and it was decided on the spot that chemistry could do with a garden.</p>
<h3>What is new</h3>
<ul>
<li>Twenty-four places at six islands, so that the teacher can walk around every flame</li>
<li>Four fume hoods, quiet enough to talk beside</li>
<li>An eyewash and a shower that class 11 tested with enthusiasm</li>
<li>Glassware for micro-scale work: a tenth of the chemicals, and hardly any waste</li>
</ul>
<p>The first experiment in the new room was chosen by lot. It fell to class 9, and class 9 chose the one with the blue flame. The room was darkened with the new blinds, there was a silence, and then sixty hands wanted to go next.</p>
<p>Safety has a page of its own at the door, written by the boys: tie back, button up, goggles on, <em>ask before you pour</em>. Whoever breaks the last rule washes up for everybody. It has happened once so far, and it was a teacher.</p>
<p>Parents can see the laboratory on any visiting Sunday. Please allow some time: your son will want to show you his place, his drawer and his burette, in this order.</p>`,
  },
];
