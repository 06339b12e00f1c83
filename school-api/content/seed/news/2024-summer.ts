import { type NewsRow, newsPicture, published } from './row';

export const newsOfSummer2024: NewsRow[] = [
  {
    slug: 'robotics-workshop-in-the-summer-holidays',
    title: 'Robotics workshop in June',
    description:
      'Forty boys stayed at school for the nine-day robotics workshop in June. Everything that they built had to be of use to the school.',
    picture: newsPicture(1),
    date: published('2024-06-20'),
    text: `<p>The rule of the workshop was simple: whatever you build must do something useful for the school by the last day. No remote-controlled cars, no blinking lights for their own sake.</p>
<h3>What came out of it</h3>
<ul>
<li>A water-level watcher for the tank behind the kitchen, which sends one message a day and saves one walk</li>
<li>A gate counter for the library, built from a light sensor and a biscuit tin</li>
<li>A small arm that turns the pages of a large book, slowly, for a reader with a broken wrist</li>
<li>Three things that did not work, shown with the others and explained without shame</li>
</ul>
<p>The page turner began as a joke. One of the older boys had his arm in plaster and complained at dinner that he could read or eat but not both. By the weekend his friends had a servo motor, two rulers and a rubber finger. It tears a page about once in fifty, and they are working on that.</p>
<blockquote><p>I learned more from the arm that failed than from the tank that worked the first time.</p></blockquote>
<p>The workshop was led by the robotics teacher and four boys of class 12, who had themselves learned in the same room. It will be held again next June. Boys who wish to join need no experience, but they should like taking things apart, and they should be willing to put them back together.</p>`,
  },
  {
    slug: 'alumni-came-home-for-a-day',
    title: 'Alumni day',
    description:
      'More than a hundred former students came back on the first Saturday of July for talks, lunch and a cricket match against Class 11.\nFive of them told Classes 9 to 12 about their work.',
    picture: newsPicture(2),
    date: published('2024-07-08'),
    text: `<p>There was no programme before lunch, on purpose. People found each other by the banyan, at the noticeboard, and in front of the old class photographs, where fingers were pointed and denied.</p>
<h3>The afternoon</h3>
<p>In the hall five alumni spoke for seven minutes each about what they do all day. A surgeon described the inside of a knee. A farmer from two districts away explained why he gave up a salary for a field of marigolds. A software engineer showed a mistake of his that had cost a company an evening, and how he had told them.</p>
<p>The questions from class 9 were the best part. Nobody asked about salaries. They asked: <em>Were you homesick? Who was your first friend? Do you still get up at four?</em></p>
<h3>The match</h3>
<p>The alumni scored 96 in fifteen overs. Class 11 needed eleven of them. The losing captain said that the pitch had been better in his time, and was asked politely in which century.</p>
<p>Before they left, the visitors planted a kadamba near the playing field. A register of alumni now hangs in the office, with a column for <strong>what I could teach for an hour</strong>. Thirty-one names are in it already, and the first of those hours will be given in August.</p>`,
  },
  {
    slug: 'a-kitchen-garden-that-feeds-the-kitchen',
    title: 'A kitchen garden that feeds the kitchen',
    description:
      'The garden behind the dining hall supplied the kitchen with 232 kg of vegetables in July. Each house looks after four beds.',
    picture: newsPicture(3),
    date: published('2024-08-02'),
    text: `<p>Two years ago the strip of ground behind the dining hall held broken benches. The cook asked for a row of coriander. A teacher sent two boys to dig it. They dug more than they had been told to.</p>
<h3>The numbers of July</h3>
<table>
<thead><tr><th>Crop</th><th>Picked</th><th>Eaten as</th></tr></thead>
<tbody>
<tr><td>Spinach</td><td>64 kg</td><td>Dal, twice a week</td></tr>
<tr><td>Tomatoes</td><td>118 kg</td><td>Everything, for a week</td></tr>
<tr><td>Bottle gourd</td><td>41 kg</td><td>Less gladly than the rest</td></tr>
<tr><td>Coriander</td><td>9 kg</td><td>On top of all of it</td></tr>
</tbody>
</table>
<p>The beds are fed with slurry from the bio-gas plant, which gives the school about 200 cubic metres of gas a day from the dung of the gaushala. So the cows feed the stove, the stove’s leftovers feed the soil, and the soil feeds the boys. Class 7 drew this circle on the wall of the tool shed and left a gap in it, labelled <em>washing up</em>.</p>
<p>Each house keeps four beds. Seeds are bought from the sale of marigolds on festival days. The garden has a book in which every sowing, every failure and every snail is written down. The boys are now writing a small guide from it for the next school that asks.</p>`,
  },
  {
    slug: 'janmashtami-at-midnight',
    title: 'Janmashtami at midnight',
    description:
      'At midnight on Janmashtami the doors of the temple opened for 300 boys, their families and guests. The singing began at eight.',
    picture: newsPicture(4),
    date: published('2024-08-28'),
    text: `<p>Preparations had taken a week. Class 8 strung garlands, class 10 built the swing, and the kitchen prepared so many dishes that the list itself was hung up and admired.</p>
<p>From eight in the evening the houses took turns to sing. The little ones went first, because they would not last. Most of them did. At half past eleven the hall was full to the steps, and the youngest boy of the hostel, who is seven, was lifted on to a shoulder so that he could see.</p>
<h3>At midnight</h3>
<p>The curtain was drawn back. For a moment nobody moved. Then the tabla began, and the floor with it.</p>
<blockquote><p>My son rang me at one in the morning. I was frightened until I heard the drums behind him.</p></blockquote>
<p>Parents who live near had come with grandparents and folding chairs. Others watched from home. Prasad was served until two. On the next morning the wake-up bell rang at seven, three hours later than usual, and it is recorded that eleven boys got up at four anyway, because they could not think of anything else to do.</p>
<p>Thanks are due to the boys of class 12, who washed every vessel before they went to bed, and who would not let a teacher help.</p>`,
  },
];
