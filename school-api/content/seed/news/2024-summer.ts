import { type NewsRow, newsPicture, published } from './row';

export const newsOfSummer2024: NewsRow[] = [
  {
    slug: 'robotics-workshop-in-the-summer-holidays',
    title: 'Robotics workshop in June',
    description:
      'Forty boys stayed at school for the nine-day robotics workshop in June. Everything that they built had to be of use to the school.',
    picture: newsPicture(1),
    date: published('2024-06-20'),
    text: `<p>The workshop had one rule: everything you build must be useful to the school by the last day.</p>
<h3>What the boys built</h3>
<ul>
<li>A water-level sensor for the tank behind the kitchen, which sends one message a day</li>
<li>A visitor counter for the library, made of a light sensor and a biscuit tin</li>
<li>An arm that turns the pages of a large book, for a boy with a broken wrist</li>
<li>Three machines that did not work, shown with the others</li>
</ul>
<p>The page turner uses a servo motor, two rulers and a rubber finger. It tears about one page in fifty, and its builders are working on that.</p>
<blockquote><p>I learned more from the arm that failed than from the tank that worked the first time.</p></blockquote>
<p>The robotics teacher and four boys of Class 12 led the workshop. The next one is in June. You need no experience to join.</p>`,
  },
  {
    slug: 'alumni-came-home-for-a-day',
    title: 'Alumni day',
    description:
      'More than a hundred former students came back on the first Saturday of July for talks, lunch and a cricket match against Class 11.\nFive of them told Classes 9 to 12 about their work.',
    picture: newsPicture(2),
    date: published('2024-07-08'),
    text: `<p>There was no programme before lunch, so that old friends could meet at the banyan and look at the class photographs.</p>
<h3>The afternoon</h3>
<p>In the hall, five alumni spoke for seven minutes each about their work. A surgeon described the inside of a knee. A farmer explained why he left a salaried job to grow marigolds. A software engineer talked about a mistake that had cost his company an evening, and how he told them.</p>
<p>The boys of Class 9 asked: <em>Were you homesick? Who was your first friend? Do you still get up at four?</em></p>
<h3>The match</h3>
<p>The alumni scored 96 in fifteen overs. Class 11 won with four overs left.</p>
<p>Before they left, the visitors planted a kadamba near the playing field. A register in the office asks alumni <strong>what they could teach for an hour</strong>. It has 31 names so far, and the first lesson is in August.</p>`,
  },
  {
    slug: 'a-kitchen-garden-that-feeds-the-kitchen',
    title: 'A kitchen garden that feeds the kitchen',
    description:
      'The garden behind the dining hall supplied the kitchen with 232 kg of vegetables in July. Each house looks after four beds.',
    picture: newsPicture(3),
    date: published('2024-08-02'),
    text: `<p>Two years ago there were only broken benches behind the dining hall. The cook asked for a row of coriander, two boys dug the ground, and the garden has grown since.</p>
<h3>The harvest in July</h3>
<table>
<thead><tr><th>Crop</th><th>Picked</th><th>Used for</th></tr></thead>
<tbody>
<tr><td>Spinach</td><td>64 kg</td><td>Dal, twice a week</td></tr>
<tr><td>Tomatoes</td><td>118 kg</td><td>Sauces and salads</td></tr>
<tr><td>Bottle gourd</td><td>41 kg</td><td>Kofta and soup</td></tr>
<tr><td>Coriander</td><td>9 kg</td><td>Chutney</td></tr>
</tbody>
</table>
<p>The soil is fed with slurry from the bio-gas plant, which gives the school about 200 cubic metres of gas a day from the dung of the gaushala. Class 7 has painted this cycle on the wall of the tool shed.</p>
<p>Each house looks after four beds. Money for seeds comes from selling marigolds on festival days. The boys record every sowing, harvest and failure, and are writing a short guide for other schools.</p>`,
  },
  {
    slug: 'janmashtami-at-midnight',
    title: 'Janmashtami at midnight',
    description:
      'At midnight on Janmashtami the doors of the temple opened for 300 boys, their families and guests. The singing began at eight.',
    picture: newsPicture(4),
    date: published('2024-08-28'),
    text: `<p>Preparations took a week. Class 8 strung garlands, Class 10 built the swing, and the kitchen cooked for everyone.</p>
<p>From eight in the evening the houses took turns to sing, the youngest boys first. By half past eleven the hall was full.</p>
<h3>At midnight</h3>
<p>The curtain was drawn back, the tabla began, and everyone joined in.</p>
<blockquote><p>My son rang me at one in the morning. I was frightened until I heard the drums behind him.</p></blockquote>
<p>Parents came with grandparents and folding chairs, and others watched from home. Prasad was served until two. The next morning the wake-up bell rang at seven, three hours later than usual.</p>
<p>Thank you to the boys of Class 12, who washed every vessel before they went to bed.</p>`,
  },
];
