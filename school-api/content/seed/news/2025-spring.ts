import { type NewsRow, newsPicture, published } from './row';

export const newsOfSpring2025: NewsRow[] = [
  {
    slug: 'health-week-in-the-infirmary',
    title: 'Health week: eyes, teeth and sleep',
    description:
      'A doctor examined every boy in the third week of January. Forty-one boys need glasses, and their parents have been told.',
    picture: newsPicture(9),
    date: published('2025-01-18'),
    text: `<p>Health week comes once a year, when the fog is thick and games are short anyway. Five visiting doctors set up their tables in the infirmary and in two classrooms beside it. Each boy walked through with a card.</p>
<h3>What the cards said</h3>
<ul>
<li>Forty-one boys received a prescription for glasses</li>
<li>Twenty-six were sent on to the dentist, who came back on Thursday with a second chair</li>
<li>Nine were found to be underweight, and their parents were told on the same evening</li>
<li>Everybody was shorter than he had hoped</li>
</ul>
<p>The talk on sleep filled the hall. We rise at four, so we must be in bed by half past nine: a body between eight and eighteen does most of its growing in the dark. The doctor asked who reads under the blanket with a torch. A forest of hands went up, honest and unrepentant.</p>
<p>Parents receive the full report by post. A copy stays in the infirmary, where a nurse is on duty day and night and where, as always, the door has no lock on the boys’ side.</p>
<p>The glasses arrived ten days later. In class 4 there was a fashion for them by the end of the month, and two boys had to be told kindly that theirs had no lenses.</p>`,
  },
  {
    slug: 'an-evening-with-the-moons-of-jupiter',
    title: 'An evening with the moons of Jupiter',
    description:
      'On Science Day the physics teacher and the astronomy club showed Jupiter and its moons through the school telescope.',
    picture: newsPicture(10),
    date: published('2025-02-28'),
    text: `<p>The queue went down two flights of stairs. Each boy had forty seconds at the eyepiece and a sheet of paper with one large circle on it, to draw what he saw.</p>
<p>At seven the sky was clear, at half past seven it was not. The teacher used the clouds to explain how an old astronomer, with a much worse telescope than ours, had understood from four moving dots that not everything turns around the Earth.</p>
<h3>Four drawings, four nights</h3>
<p>Because one night proves nothing, the roof stayed open until Sunday. Boys who came on all four evenings laid their sheets side by side and saw the dots change places. One sheet showed five moons. Its owner defended it bravely until it was found to be a star.</p>
<blockquote><p>I thought that science was what is in the book. But the book was once somebody on a roof.</p></blockquote>
<p>The next day belonged to the laboratories. Class 9 weighed air, class 7 made a battery from lemons that rang a bell, and class 11 measured the speed of sound between the temple wall and the water tower. They were wrong by four per cent and explained why.</p>
<p>The drawings hang in the corridor of the science block until the end of March. The fifth moon has a frame of its own.</p>`,
  },
  {
    slug: 'new-session-new-shoes',
    title: 'The new session has begun',
    description:
      'The academic session began in April. On the first morning 350 students took part in the temple programme.',
    picture: newsPicture(11),
    date: published('2025-04-03'),
    text: `<p>The gates opened at eight. By nine there were trunks in every corridor, mothers making beds that would be made again by their sons, and fathers testing taps.</p>
<h3>The first three days of a new boarder</h3>
<ol>
<li><strong>Day one:</strong> he meets his elder brother, a boy of class 9 or 10 who belongs to him for the whole year and who was new himself</li>
<li><strong>Day two:</strong> he learns the bells, the map and the name of the cook</li>
<li><strong>Day three:</strong> he writes a letter home, on paper, and posts it himself</li>
</ol>
<p>Telephones are handed in. There is a call home every Sunday, and at any time when a warden thinks that it would help. It is not a weakness to ask. The wardens keep a drawer of biscuits for such calls.</p>
<p>The hostel has room for about three hundred boys, and this year it is full. Day scholars arrive by bus at half past seven, in time for the morning programme, and stay until the games are over.</p>
<p>In his first assembly the principal made one promise and asked for one. He promised that every boy would be known. He asked that nobody should eat alone. In the evening he walked through the dining hall, looked at all the tables, and went home satisfied.</p>`,
  },
  {
    slug: 'board-results-2025',
    title: 'Board results 2025: every boy passed',
    description:
      'Every boy has passed. The best result in Class 12 is 98.25%, and the best in Class 10 is 98.4%.',
    picture: newsPicture(12),
    date: published('2025-05-16'),
    text: `<p>We congratulate the boys, their parents, and the teachers who sat with them after supper from January onwards.</p>
<h3>The highest marks</h3>
<table>
<thead><tr><th>Class</th><th>Name</th><th>Stream</th><th>Per cent</th></tr></thead>
<tbody>
<tr><td>12</td><td>Advait Madhuvan</td><td>Science</td><td>98.25</td></tr>
<tr><td>12</td><td>Chinmay Bahulavan</td><td>Commerce</td><td>97.5</td></tr>
<tr><td>12</td><td>Ojas Kadambe</td><td>Humanities</td><td>96.75</td></tr>
<tr><td>10</td><td>Nakul Talvan</td><td>Science</td><td>98.4</td></tr>
<tr><td>10</td><td>Tejas Bilvavan</td><td>Science</td><td>97.6</td></tr>
</tbody>
</table>
<p>We print these names because the boys have earned it. We also know what the table does not show. It does not show the boy who came to us in class 8 unable to write a paragraph of English and has now passed with 71. It does not show the one who nursed his father through February and sat his papers all the same.</p>
<blockquote><p>Marks say what a boy could do on one morning in March. We are more curious about the forty years after it.</p></blockquote>
<p>All results since 2016 can be seen on the <a href="/acedemics/results">results page</a>. Mark sheets are given out at the office from Monday. Boys who wish to have a paper checked again should tell their class teacher before the end of the week.</p>`,
  },
  {
    slug: 'yoga-before-sunrise',
    title: 'Yoga Day on the playing field',
    description:
      'On 21 June the whole school practised yoga on the playing field at sunrise, with staff and parents.',
    picture: newsPicture(13),
    date: published('2025-06-21'),
    text: `<p>At our school yoga is not an event. It is what happens between the bath and breakfast. So the day of yoga changes little here, except that on this one morning those join in who usually watch.</p>
<p>The accountant came. The two drivers came. The cook came with flour on her arms, stood on one leg longer than anybody in class 12, and went back to her bread.</p>
<h3>The order of the morning</h3>
<ul>
<li>4:45, rows on the grass, class by class</li>
<li>5:00, breathing, with the eyes shut and the peacocks awake</li>
<li>5:20, twelve rounds of the salutation to the sun</li>
<li>5:50, stillness, ten minutes, which is the hardest posture of all</li>
</ul>
<p>The yoga teacher does not correct a boy in front of others. He walks along the rows and moves a shoulder here and a heel there, like someone who straightens pictures.</p>
<blockquote><p>Strength is when you can hold it. Peace is when you no longer count.</p></blockquote>
<p>Six boys have been chosen for the district meeting in August. The practice is at half past four in the afternoon, in the hall if it rains. Anyone may come and sit at the side; sooner or later he is given a mat.</p>`,
  },
];
