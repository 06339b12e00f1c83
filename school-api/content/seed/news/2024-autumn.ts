import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2024: NewsRow[] = [
  {
    slug: 'swimming-gala-three-records',
    title: 'Three records at the swimming gala',
    description:
      'Three school records were broken at the swimming gala, one of them by a boy who could not swim when he joined in Class 6.',
    picture: newsPicture(5),
    date: published('2024-09-27'),
    text: `<p>All four houses took part in this year’s gala. The eastern house won the cup, for the first time in four years.</p>
<h3>The records</h3>
<ol>
<li><strong>50 metres freestyle, under 14:</strong> 31.2 seconds, a second faster than the 2019 record</li>
<li><strong>100 metres breaststroke, under 17:</strong> 1 minute 24.8 seconds</li>
<li><strong>4 × 50 metres relay, under 12:</strong> 2 minutes 51 seconds</li>
</ol>
<p>The breaststroke record belongs to a boy in Class 10 who could not swim when he joined in Class 6. He spent his first month holding on to the rail.</p>
<p>In the lifesaving event, each swimmer brings a shirt filled with sand to the edge of the pool. Judges score how gently he does it, not how fast.</p>
<blockquote><p>Anyone can learn to be fast. I want them to learn to be useful.</p></blockquote>`,
  },
  {
    slug: 'the-library-reads-aloud',
    title: 'Friday reading hour in the library',
    description:
      'Every Friday after supper a teacher, a parent or a student reads aloud in the library for half an hour. Anyone may come, and the room is always full.',
    picture: newsPicture(6),
    date: published('2024-10-12'),
    text: `<p>A boy in Class 5 told the librarian that he liked books but not reading: at home, his grandmother had read to him. So the librarian read the first chapter of a sea story aloud one Friday. Nine boys came. The next week there were thirty.</p>
<h3>How it works</h3>
<ul>
<li>Anyone may read and choose the book: teachers, parents, staff and students of every class</li>
<li>English, Hindi and Sanskrit take turns</li>
<li>Listeners may draw, but not do homework</li>
<li>The reading stops in the middle of the story</li>
</ul>
<p>Boys who cannot wait a week come on Saturday to borrow the book. The library now buys three copies of each book that is read.</p>
<p>The gatekeeper read a short story in his own dialect and was asked for another. He now has a Friday in every term.</p>`,
  },
  {
    slug: 'govardhan-puja-and-the-cows',
    title: 'Govardhan Puja in the gaushala',
    description:
      'On Govardhan Puja the school fed and decorated the cows before breakfast. Every class cooked a dish for the offering.',
    picture: newsPicture(7),
    date: published('2024-11-04'),
    text: `<p>The younger classes brought baskets of fodder to the gaushala. The older boys had washed the yard since three in the morning.</p>
<p>The offering in front of the temple had 108 dishes. Every class had cooked one.</p>
<figure><img src="/media/gallery/gaushala.webp" alt="Cows with garlands beside the gaushala in the early light"><figcaption>Morning in the gaushala before the procession</figcaption></figure>
<h3>What the cows give</h3>
<p>A boy in Class 9 explained to visitors what happens to the dung: the bio-gas plant turns it into gas for the kitchen and slurry for the kitchen garden. The plant gives 200 cubic metres of gas a day.</p>
<p>In the evening, lamps were set along the wall of the yard. Families who sponsor the care of a cow, which costs about Rs. 21,000 a year, met <em>their</em> cow and received a photograph with her.</p>`,
  },
  {
    slug: 'music-evening-of-the-hundred-strings',
    title: 'Winter concert: 60 boys, nine instruments',
    description:
      'Sixty boys played nine instruments at the winter concert, which closed with a piece written by the boys of the music room.\nThe recording can be heard in the music room on request.',
    picture: newsPicture(8),
    date: published('2024-12-15'),
    text: `<p>The concert was in the school hall on a cold evening. Parents and day scholars’ families filled every seat.</p>
<h3>The programme</h3>
<ol>
<li>Invocation, Classes 3 and 4, with small cymbals</li>
<li>Tabla in sixteen beats, six boys of Class 8</li>
<li>Two songs of the season, the school choir</li>
<li>Flute solo, a boy of Class 11</li>
<li><em>Dawn at the River</em>, all strings, written by the boys of the music room</li>
</ol>
<p>In the last piece one violin came in a bar early, stopped and waited. At the end the player stood up and said, “That was me.” He got the longest applause of the evening.</p>
<p>Every boy from Class 3 can take lessons. The school lends the instrument for the first year, and no boy needs to buy one before his teacher recommends it.</p>`,
  },
];
