import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2025: NewsRow[] = [
  {
    slug: 'fifteen-trees-and-a-thousand-more',
    title: '1,015 new trees on the campus',
    description:
      'A family gave ₹10,000 for 15 trees. Their son’s class asked others to join, and by the end of July there were 1,015 saplings in the ground. Here is how they were planted, and how they are watered.',
    picture: newsPicture(14),
    date: published('2025-07-28'),
    text: `<p>The school has long asked its friends to give trees: <strong>fifteen for 10,000 rupees</strong>, planted by boys and looked after for three years. This July one such gift grew.</p>
<p>The son of the family is in class 6. He came back from the planting with mud to the elbows and a question for his class: if fifteen take one morning, how many could we plant before the rains end? They calculated. They asked the forest nursery, which had saplings to spare. They asked the principal, who had only one condition, that every tree must have a name on it and a boy who answers for it.</p>
<h3>What was planted</h3>
<ul>
<li>Kadamba and tamala along the path to the temple</li>
<li>Neem and jamun at the edge of the playing field</li>
<li>Banyan, three only, and far apart</li>
<li>Four hundred bamboos against the west wind</li>
</ul>
<p>Watering is a duty like any other. Each house has its rows, and the eco club counts the living on the first of every month. In the first count nineteen had died, and nineteen boys planted again without being told.</p>
<p>The family who began it came in August to see their fifteen. They were shown all of the others as well. It took two hours, because each tree had to be introduced.</p>`,
  },
  {
    slug: 'teachers-day-upside-down',
    title: 'Teachers’ Day',
    description:
      'On Teachers’ Day Class 12 taught all lessons and ran the assembly, while the teachers sat at the desks.',
    picture: newsPicture(15),
    date: published('2025-09-05'),
    text: `<p>The plan had been kept secret for three weeks, which means that everybody knew. At half past seven the teachers found their names on a class list and their bags carried away.</p>
<h3>A few notes from the class diary</h3>
<ul>
<li><strong>First period, mathematics:</strong> teacher aged seventeen, pupils aged fifty. Two had not done the homework. The principal was asked to stand outside for a minute and did so with great respect.</li>
<li><strong>Third period, Sanskrit:</strong> the physics teacher recited a verse without a fault and refused to say how long he had been practising.</li>
<li><strong>Fifth period, games:</strong> staff against staff, kho-kho, no injuries of importance.</li>
</ul>
<p>In the afternoon it grew quiet. Each boy of class 12 had written a letter to the one teacher who had changed something for him. The letters were not read aloud. They were handed over, one by one, and the teachers went away with them to different corners of the garden.</p>
<blockquote><p>I have thirty-one years of salary slips and one drawer of such letters. I know which of them I would save from a fire.</p></blockquote>
<p>The next morning everything was as before, except that several teachers had become noticeably milder about homework. It lasted until Thursday.</p>`,
  },
  {
    slug: 'half-the-field-was-relay',
    title: 'Sports Day: 64 events in two days',
    description:
      'Sixty-four events in two days, with a relay decided at the line.\nThe overall shield goes to the northern house, and the shield for fair play to the southern house.',
    picture: newsPicture(16),
    date: published('2025-11-20'),
    text: `<p>The march past began at eight. By ten past eight the first shoe had been lost, by a small boy who walked on without it and saluted correctly.</p>
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
<p>In the final of the 800 metres the leader heard a runner fall behind him. He turned round, helped him up, and finished fourth. Nobody had to be told who would receive the fair play shield. His name is painted on it between two others who did much the same, in 2011 and in 2018.</p>
<p>The tug of war between teachers and kitchen staff lasted nine seconds. A second round was asked for. It lasted six.</p>
<p>Parents ran as well, in a race that was announced as friendly and was nothing of the kind. One grandfather, aged sixty-nine, came third and asked whether there was a prize. There was not, so the boys made one, and he wore it home.</p>`,
  },
  {
    slug: 'winter-camp-on-the-river',
    title: 'Class 8 on retreat beside the river',
    description:
      'Class 8 spent four nights in tents beside the river on its winter retreat, with walks, cooking and an hour of silence each day.',
    picture: newsPicture(17),
    date: published('2025-12-12'),
    text: `<p>The retreat is the oldest custom of the middle school. The boys walk the last nine kilometres. They carry what they will need, and they learn on the way that it was too much.</p>
<h3>What a day there is like</h3>
<p>Before dawn they sing on the river steps. After breakfast they study one chapter together, sitting in a circle, and each must ask one question that he cannot answer himself. In the afternoon they clean a stretch of the bank: this year they brought back eleven sacks. At night there is a fire, and around it the stories.</p>
<ul>
<li>Best question: <em>If I forget a promise, did I break it?</em></li>
<li>Best supper: potatoes from the ashes, black outside</li>
<li>Best excuse for being late: <em>I was waiting for the heron to move</em></li>
</ul>
<p>On the last evening every boy was given a sheet of paper, an envelope and an hour alone. He wrote to himself, to be opened in class 12. The envelopes are kept in the principal’s cupboard. The boys of this year’s class 12 have just had theirs back, and some of them were seen reading on the stairs for a long time.</p>
<blockquote><p>It said: I hope you still play the flute. I do.</p></blockquote>`,
  },
];
