import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2025: NewsRow[] = [
  {
    slug: 'fifteen-trees-and-a-thousand-more',
    title: '1,015 new trees on the campus',
    description:
      'A family gave ₹10,000 for 15 trees. Their son’s class asked others to join, and by the end of July there were 1,015 saplings in the ground. Here is how they were planted, and how they are watered.',
    picture: newsPicture(14),
    date: published('2025-07-28'),
    text: `<p>For a donation of 10,000 rupees, the boys plant <strong>fifteen trees</strong> and look after them for three years. This July, one such donation grew.</p>
<p>The family’s son is in Class 6. After the planting he asked his class how many trees they could plant before the rains end. The forest nursery had saplings to spare. The principal agreed, on one condition: every tree gets a name, and a boy who looks after it.</p>
<h3>What was planted</h3>
<ul>
<li>Kadamba and tamala along the path to the temple</li>
<li>Neem and jamun at the edge of the playing field</li>
<li>Three banyans</li>
<li>Four hundred bamboos against the west wind</li>
</ul>
<p>Each house waters its own rows, and the eco club counts the trees on the first of every month. At the first count, 19 had died and were replaced.</p>
<p>The family visited in August to see their fifteen trees, and were shown all of the others too.</p>`,
  },
  {
    slug: 'teachers-day-upside-down',
    title: 'Teachers’ Day',
    description:
      'On Teachers’ Day Class 12 taught all lessons and ran the assembly, while the teachers sat at the desks.',
    picture: newsPicture(15),
    date: published('2025-09-05'),
    text: `<p>Class 12 had kept the plan secret for three weeks. At half past seven in the morning, the teachers found their names on a class list.</p>
<h3>From the class diary</h3>
<ul>
<li><strong>First period, mathematics:</strong> two students, both aged about fifty, had not done their homework.</li>
<li><strong>Third period, Sanskrit:</strong> the physics teacher recited a verse without a mistake.</li>
<li><strong>Fifth period, games:</strong> staff against staff, kho-kho, no injuries.</li>
</ul>
<p>In the afternoon, each boy of Class 12 gave a letter to the teacher who had helped him most. The letters were not read aloud.</p>
<blockquote><p>I have thirty-one years of salary slips and one drawer of such letters. I know which of them I would save from a fire.</p></blockquote>`,
  },
  {
    slug: 'half-the-field-was-relay',
    title: 'Sports Day: 64 events in two days',
    description:
      'Sixty-four events in two days, with a relay decided at the line.\nThe overall shield goes to the northern house, and the shield for fair play to the southern house.',
    picture: newsPicture(16),
    date: published('2025-11-20'),
    text: `<p>The march past began at eight, and events ran on all four fields for two days.</p>
<h3>From the results</h3>
<table>
<thead><tr><th>Event</th><th>Age</th><th>Mark</th></tr></thead>
<tbody>
<tr><td>100 metres</td><td>Under 17</td><td>11.6 s</td></tr>
<tr><td>800 metres</td><td>Under 17</td><td>2 min 9 s</td></tr>
<tr><td>Long jump</td><td>Under 14</td><td>5.12 m</td></tr>
<tr><td>Shot put</td><td>Under 19</td><td>12.40 m</td></tr>
</tbody>
</table>
<p>In the final of the 800 metres, the leader heard a runner fall behind him. He turned round, helped him up, and finished fourth. He received the fair play shield.</p>
<p>The kitchen staff beat the teachers twice in the tug of war. In the parents’ race, a grandfather aged 69 came third, and the boys made him a medal.</p>`,
  },
  {
    slug: 'winter-camp-on-the-river',
    title: 'Class 8 on retreat beside the river',
    description:
      'Class 8 spent four nights in tents beside the river on its winter retreat, with walks, cooking and an hour of silence each day.',
    picture: newsPicture(17),
    date: published('2025-12-12'),
    text: `<p>The winter retreat is the oldest tradition of the middle school. The boys walk the last nine kilometres with their own packs.</p>
<h3>A day on the retreat</h3>
<p>Before dawn they sing on the river steps. After breakfast they study one chapter together, and each boy asks one question that he cannot answer himself. In the afternoon they clean part of the river bank: this year they filled eleven sacks. In the evening there are stories around the fire.</p>
<ul>
<li>Best question: <em>If I forget a promise, did I break it?</em></li>
<li>Best supper: potatoes from the ashes</li>
<li>Best excuse for being late: <em>I was waiting for the heron to move</em></li>
</ul>
<p>On the last evening every boy writes a letter to himself, to be opened in Class 12. This year’s Class 12 have just had theirs back.</p>
<blockquote><p>It said: I hope you still play the flute. I do.</p></blockquote>`,
  },
];
