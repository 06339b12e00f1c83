import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2026: NewsRow[] = [
  {
    slug: 'seven-hundred-verses-in-fifty-five-minutes',
    title: 'Seven hundred verses in fifty-five minutes',
    description:
      'Forty-two boys recited the whole of the Gita from memory in the temple hall: 700 verses in 55 minutes.\nThey are in Classes 6 to 9. The youngest is eleven, and began two years ago.',
    picture: newsPicture(23),
    date: published('2026-07-20'),
    text: `<p>Seven hundred verses in fifty-five minutes means one verse in less than five seconds. The boys do not think of it in this way. They think of it as one long breath that is handed from row to row.</p>
<h3>How one learns it</h3>
<ol>
<li>One verse a day, heard before it is read</li>
<li>On Sundays all the verses of the week, walking up and down</li>
<li>After each chapter an evening on its meaning, with questions</li>
<li>In the second year the chapters are joined, two by two</li>
</ol>
<p>The teacher carries no book any more. He sits with the slowest boy and moves his lips. If a row stumbles, the next one takes over, and the first finds its way back; this has been practised more often than the text itself.</p>
<blockquote><p>People ask what it is good for. Ask again when he is forty and cannot sleep.</p></blockquote>
<p>Every morning some 350 boys take part in the temple programme, and every one of them knows at least the twelfth chapter. From this winter there is a competition for the small ones, from class 3 to class 5, alone or in pairs.</p>
<p>When the last verse had been spoken, it was quiet for as long as one can hold one’s breath. Then the boy with the clock said, too loudly: “Fifty-four minutes and fifty-one seconds!”</p>`,
  },
  {
    slug: 'the-flag-and-the-rain',
    title: 'Independence Day in the rain',
    description:
      'Heavy rain fell during the flag hoisting on Independence Day. The band and the boys stayed for the anthem, and the programme went on in the hall.',
    picture: newsPicture(24),
    date: published('2026-08-15'),
    text: `<p>At five to eight the sky was merely grey. At eight the flag went up and the rain came down, both at once, as though they had been rehearsed.</p>
<p>There is a plan for such cases, and it is a good plan. It was read out from under an umbrella. But the anthem had begun, and during the anthem one stands. When it was over everybody was wet to the skin, so that there was no longer any reason to go inside.</p>
<h3>What the rain changed</h3>
<ul>
<li>The speech of the chief guest became two minutes long and was praised by all</li>
<li>The human pyramid was replaced by a human slide</li>
<li>The marching band discovered what happens to a drumskin, and sang the rest</li>
</ul>
<p>The chief guest was a retired postmaster of the district, who has delivered letters to this school for thirty-four years. He told the boys about one parcel that had travelled to three towns and come back with a mango inside, still good. Freedom, he said, is when people who have never met can rely on each other.</p>
<p>Dry clothes were handed out by houses, hot milk by the kitchen. Nobody caught a cold, according to the infirmary, except the man who had held the umbrella.</p>`,
  },
  {
    slug: 'a-debate-that-changed-sides',
    title: 'A debate in which the teams changed sides',
    description:
      'The motion was that homework should be abolished. After 20 minutes the two teams exchanged sides and argued for the opposite.',
    picture: newsPicture(25),
    date: published('2026-09-12'),
    text: `<p>The new form of the debate was an idea of the English department. Who knows that he may have to defend the other side listens to it better. That was the theory, and on Saturday it was put to the test.</p>
<p>The first half went as expected. Those in favour spoke of tired eyes and lost evenings. Those against spoke of practice, of carpenters and of violins. There was applause for a boy of class 10 who calculated that he had spent one hundred and four days of his life on homework, and who was asked by the other bench whether he had calculated it as homework.</p>
<h3>Then the bell</h3>
<p>After the change the same boy had to explain why those hundred and four days had been well spent. He was silent for a moment. Then he spoke about his grandfather, who could not go to school and who sat beside him each evening, pretending to check his sums.</p>
<blockquote><p>He learned long division from my homework. Please do not abolish it.</p></blockquote>
<p>The vote at the end was a tie, and this was felt to be right. The prize for the best speaker went to him; the prize for the best listener, given for the first time, to a girl from the visiting school, who had answered every single point of her opponents by name.</p>
<p>The next motion is already fixed: <em>a machine can be a good teacher.</em></p>`,
  },
  {
    slug: 'two-hundred-cubic-metres-a-day',
    title: 'Two hundred cubic metres a day',
    description:
      'The eco club has measured the bio-gas plant for a year: it gives 200 cubic metres of gas a day on average, less in January and more in summer.',
    picture: newsPicture(26),
    date: published('2026-10-02'),
    text: `<p>Every evening at six a boy of the eco club climbs the four steps to the dome, reads the gauge and writes a number into a blue book. The book is now full. On the second of October, which at our school is a day of brooms and buckets, its contents were presented.</p>
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
<p>The mean is 200, as near as the gauge can tell. That is enough to cook breakfast and lunch for the whole hostel. For supper the kitchen still buys gas. The eco club would like to change this and has made three proposals, of which the one with the solar dishes is being looked into.</p>
<p>The rest of the day was spent with brooms. The boys cleaned their own corridors first, then the road to the gate, then the drain that belongs to nobody. By noon the drain belonged to class 10.</p>
<p>The blue book has been followed by a green one. Visitors may climb the four steps and read the gauge for themselves; please hold on to the rail, and please do not bring a lamp.</p>`,
  },
  {
    slug: 'the-admission-desk-is-open',
    title: 'The admission desk is open: what parents ask',
    description:
      'From October to December the admission desk is open every day. Here are short answers to the questions that come up in nearly every call.\nPlease ask us anything else by phone, by email or in person.',
    picture: newsPicture(27),
    date: published('2026-10-20'),
    text: `<p>The academic session starts in April. The admission process for all classes runs from October to December, so that there is time to visit us before you decide.</p>
<h3>Questions that parents ask</h3>
<ol>
<li><strong>From which class can my son be a boarder?</strong> From class 3. Day scholars are taken from class 1.</li>
<li><strong>Which classes are closed?</strong> Classes 10 and 12, because these boys are already registered with the board.</li>
<li><strong>What does the test contain?</strong> English, Hindi and mathematics, at the level of the class that he is leaving. No coaching is needed.</li>
<li><strong>Will he be interviewed?</strong> Yes, he meets a teacher for a talk, and so do you.</li>
<li><strong>May we see the hostel?</strong> Please do. Come at a meal time.</li>
</ol>
<h3>Good to know</h3>
<ul>
<li>A boy calls home at the set times, and at any hour when he needs to talk.</li>
<li>A nurse is on duty at night.</li>
<li>He may bring photographs of his family.</li>
<li>The food is vegetarian, and second helpings are free.</li>
<li>The trunk should weigh at most 20 kg.</li>
</ul>
<p>Registration is done <a href="/register">online</a>. It takes about ten minutes and needs an email address that you can open at that moment. The registration fee is not refunded. The dates of the tests are shown at the head of this page; families abroad agree on a day with the desk.</p>`,
  },
];
