import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2026: NewsRow[] = [
  {
    slug: 'seven-hundred-verses-in-fifty-five-minutes',
    title: 'Seven hundred verses in fifty-five minutes',
    description:
      'Forty-two boys recited the whole of the Gita from memory in the temple hall: 700 verses in 55 minutes.\nThey are in Classes 6 to 9. The youngest is eleven, and began two years ago.',
    picture: newsPicture(23),
    date: published('2026-07-20'),
    text: `<p>700 verses in 55 minutes means one verse in less than five seconds. The boys take turns row by row.</p>
<h3>How they learn it</h3>
<ol>
<li>One verse a day, heard before it is read</li>
<li>On Sundays, all the verses of the week</li>
<li>After each chapter, an evening on its meaning</li>
<li>In the second year, two chapters at a time</li>
</ol>
<p>The teacher no longer needs a book. If a row stumbles, the next one takes over until it has found its place again. The boys practise this too.</p>
<blockquote><p>People ask what it is good for. Ask again when he is forty and cannot sleep.</p></blockquote>
<p>About 350 boys take part in the temple programme every morning, and each knows at least the twelfth chapter. From this winter there is a competition for Classes 3 to 5, alone or in pairs.</p>
<p>The time this year was 54 minutes and 51 seconds.</p>`,
  },
  {
    slug: 'the-flag-and-the-rain',
    title: 'Independence Day in the rain',
    description:
      'Heavy rain fell during the flag hoisting on Independence Day. The band and the boys stayed for the anthem, and the programme went on in the hall.',
    picture: newsPicture(24),
    date: published('2026-08-15'),
    text: `<p>At eight the flag went up, and it began to pour. The anthem had started, so everyone stood until the end.</p>
<h3>What the rain changed</h3>
<ul>
<li>The chief guest spoke for two minutes</li>
<li>The human pyramid was cancelled</li>
<li>The band put away its drums and sang</li>
</ul>
<p>The chief guest was a retired postmaster of the district, who delivered letters to this school for 34 years. Freedom, he said, is when people who have never met can rely on each other.</p>
<p>Afterwards there were dry clothes and hot milk for everyone.</p>`,
  },
  {
    slug: 'a-debate-that-changed-sides',
    title: 'A debate in which the teams changed sides',
    description:
      'The motion was that homework should be abolished. After 20 minutes the two teams swapped sides and argued for the opposite.',
    picture: newsPicture(20),
    date: published('2026-09-12'),
    text: `<p>The English department had suggested the new rule. Its idea: a speaker who may have to defend the other side listens more carefully.</p>
<p>In the first half, one side spoke of tired eyes and lost evenings, the other of practice and good habits. A boy in Class 10 had calculated that he has spent 104 days of his life on homework.</p>
<h3>After the bell</h3>
<p>Then the same boy had to explain why those days were well spent. He spoke about his grandfather, who never went to school and sat beside him every evening.</p>
<blockquote><p>He learned long division from my homework. Please do not abolish it.</p></blockquote>
<p>The vote was a tie. He won the prize for the best speaker. The prize for the best listener, given for the first time, went to a girl from the visiting school who had answered every point of her opponents.</p>
<p>The next motion is: <em>a machine can be a good teacher.</em></p>`,
  },
  {
    slug: 'two-hundred-cubic-metres-a-day',
    title: 'Two hundred cubic metres a day',
    description:
      'The eco club has measured the bio-gas plant for a year: it gives 200 cubic metres of gas a day on average, less in January and more in summer.',
    picture: newsPicture(26),
    date: published('2026-10-02'),
    text: `<p>Every evening at six, a boy of the eco club reads the gauge of the bio-gas plant and writes down the number. The club presented a year of readings on 2 October, our annual cleaning day.</p>
<h3>The year in figures</h3>
<table>
<thead><tr><th>Month</th><th>Gas a day</th><th>Remark</th></tr></thead>
<tbody>
<tr><td>January</td><td>168 m³</td><td>Fog for three weeks</td></tr>
<tr><td>April</td><td>203 m³</td><td>New session, full kitchen</td></tr>
<tr><td>June</td><td>221 m³</td><td>Mango peels</td></tr>
<tr><td>September</td><td>209 m³</td><td>After the rains</td></tr>
</tbody>
</table>
<p>The average is 200 cubic metres, enough to cook breakfast and lunch for the whole hostel. For supper the kitchen still buys gas. The eco club has made three proposals to change this, and the school is looking into solar dishes.</p>
<p>For the rest of the day, the boys cleaned their corridors, the road to the gate and the drain beside it.</p>
<p>Visitors may climb the four steps to the gauge. Please hold on to the rail and do not bring a lamp.</p>`,
  },
  {
    slug: 'the-admission-desk-is-open',
    title: 'The admission desk is open: what parents ask',
    description:
      'From October to December the admission desk is open every day. Here are short answers to the questions that come up in nearly every call.\nPlease ask us anything else by phone, by email or in person.',
    picture: newsPicture(27),
    date: published('2026-10-20'),
    text: `<p>The academic session starts in April. The admission process for all classes runs from October to December, so that you have time to visit us before you decide.</p>
<h3>Questions that parents ask</h3>
<ol>
<li><strong>From which class can my son be a boarder?</strong> From Class 3. Day scholars join from Class 1.</li>
<li><strong>Which classes are closed?</strong> Classes 10 and 12, because each board course runs over two years.</li>
<li><strong>What is in the test?</strong> English, Hindi and mathematics, at the level of the class that he is leaving. He needs no coaching.</li>
<li><strong>Is there an interview?</strong> Yes, he meets a teacher, and so do you.</li>
<li><strong>May we see the hostel?</strong> Please do. Come at a meal time.</li>
</ol>
<h3>Good to know</h3>
<ul>
<li>A boy calls home at the set times, and at any hour when he needs to talk.</li>
<li>A nurse is on duty at night.</li>
<li>He may bring photographs of his family.</li>
<li>The food is vegetarian.</li>
<li>The trunk should weigh at most 20 kg.</li>
</ul>
<p>You register <a href="/register">online</a>. It takes about ten minutes, and you need your email. The registration fee is non-refundable. The admission page has the dates of the tests. If you live abroad, please agree on a day with the admission desk.</p>`,
  },
];
