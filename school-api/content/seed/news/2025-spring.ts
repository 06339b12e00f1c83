import { type NewsRow, newsPicture, published } from './row';

export const newsOfSpring2025: NewsRow[] = [
  {
    slug: 'health-week-in-the-infirmary',
    title: 'Health week: eyes, teeth and sleep',
    description:
      'A doctor examined every boy in the third week of January. Forty-one boys need glasses, and their parents have been told.',
    picture: newsPicture(9),
    date: published('2025-01-18'),
    text: `<p>Five visiting doctors examined the boys in the infirmary and in two classrooms next to it.</p>
<h3>The results</h3>
<ul>
<li>41 boys received a prescription for glasses</li>
<li>26 were referred to the dentist, who came on Thursday</li>
<li>9 were underweight, and we told their parents the same evening</li>
</ul>
<p>There was also a talk on sleep. The boys get up at four, so they must be in bed by half past nine: a child does most of his growing while he sleeps.</p>
<p>Parents receive the full report by post. A copy stays in the infirmary, where a nurse is on duty day and night.</p>
<p>The glasses arrived ten days later.</p>`,
  },
  {
    slug: 'an-evening-with-the-moons-of-jupiter',
    title: 'An evening with the moons of Jupiter',
    description:
      'On Science Day the physics teacher and the astronomy club showed Jupiter and its moons through the school telescope.',
    picture: newsPicture(10),
    date: published('2025-02-28'),
    text: `<p>The queue went down two flights of stairs. Each boy had 40 seconds at the telescope, and a sheet of paper to draw what he saw.</p>
<p>When clouds came up, the teacher explained how an astronomer with a much worse telescope understood from four moving dots that not everything turns around the Earth.</p>
<h3>Four drawings, four nights</h3>
<p>The roof stayed open until Sunday. Boys who came on all four evenings compared their drawings and saw that the moons had moved. One drawing showed five moons. The fifth was a star.</p>
<blockquote><p>I thought that science was what is in the book. But the book was once somebody on a roof.</p></blockquote>
<p>The next day was for the laboratories. Class 9 weighed air, Class 7 rang a bell with a battery made of lemons, and Class 11 measured the speed of sound with an error of four per cent.</p>
<p>The drawings are on show in the science block until the end of March.</p>`,
  },
  {
    slug: 'new-session-new-shoes',
    title: 'The new session has begun',
    description:
      'The academic session began in April. On the first morning 350 students took part in the temple programme.',
    picture: newsPicture(11),
    date: published('2025-04-03'),
    text: `<p>The gates opened at eight. By nine, there were trunks in every corridor and parents making beds.</p>
<h3>The first three days of a new boarder</h3>
<ol>
<li><strong>Day one:</strong> he meets his elder brother, a boy of Class 9 or 10 who helps him all year</li>
<li><strong>Day two:</strong> he learns the bells and finds his way around the campus</li>
<li><strong>Day three:</strong> he writes a letter home and posts it himself</li>
</ol>
<p>Boys hand in their mobile phones. They call home every Wednesday and Sunday, and whenever they need to talk.</p>
<p>The hostel has room for about 300 boys, and this year it is full. Day scholars arrive by bus and stay until the games are over.</p>
<p>In the first assembly, the principal promised that every boy would be known, and asked that nobody should eat alone.</p>`,
  },
  {
    slug: 'board-results-2025',
    title: 'Board results 2025: every boy passed',
    description:
      'Every boy has passed. The best result in Class 12 is 98.25%, and the best in Class 10 is 98.4%.',
    picture: newsPicture(12),
    date: published('2025-05-16'),
    text: `<p>Congratulations to the boys, their parents and the teachers.</p>
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
<p>A table does not show everything. One boy who could not write a paragraph of English in Class 8 passed with 71. Another looked after his sick father in February and still sat every paper.</p>
<blockquote><p>Marks say what a boy could do on one morning in March. We are more curious about the forty years after it.</p></blockquote>
<p>The <a href="/acedemics/results">results page</a> has all results since 2016. Mark sheets are available at the office from Monday. To have a paper re-checked, tell your class teacher by the end of the week.</p>`,
  },
  {
    slug: 'yoga-before-sunrise',
    title: 'Yoga Day on the playing field',
    description:
      'On 21 June the whole school practised yoga on the playing field at sunrise, with staff and parents.',
    picture: newsPicture(13),
    date: published('2025-06-21'),
    text: `<p>The boarders practise yoga every morning. On this day everyone else joined them: teachers, drivers, the accountant and the cook, who stood on one leg longer than anyone in Class 12.</p>
<h3>The programme</h3>
<ul>
<li>4:45, rows on the grass by class</li>
<li>5:00, breathing exercises</li>
<li>5:20, twelve rounds of the sun salutation</li>
<li>5:50, ten minutes of stillness</li>
</ul>
<blockquote><p>Strength is when you can hold it. Peace is when you no longer count.</p></blockquote>
<p>Six boys have been chosen for the district meeting in August. They train at half past four in the afternoon, in the hall if it rains. Everyone is welcome to watch or join in.</p>`,
  },
];
