import { type NewsRow, newsPicture, published } from './row';

export const newsOfAutumn2024: NewsRow[] = [
  {
    slug: 'swimming-gala-three-records',
    title: 'Three records at the swimming gala',
    description:
      'Three school records were broken at the swimming gala, one of them by a boy who could not swim when he joined in Class 6.',
    picture: newsPicture(5),
    date: published('2024-09-27'),
    text: `<p>The gala is the only day on which the four houses are allowed to shout before lunch. They used the permission.</p>
<h3>The records</h3>
<ol>
<li><strong>50 metres freestyle, under 14:</strong> 31.2 seconds, a second better than the mark of 2019</li>
<li><strong>100 metres breaststroke, under 17:</strong> 1 minute 24.8 seconds</li>
<li><strong>4 × 50 metres relay, under 12:</strong> 2 minutes 51 seconds, with one dropped goggle</li>
</ol>
<p>The breaststroke record belongs to a boy of class 10 who joined in class 6 from a village without a pool. He spent his first month holding on to the rail. His coach remembers it well, because the boy apologised to the rail each time that he let go of it.</p>
<p>There was also a race without a winner. In the lifesaving event each swimmer brings a shirt filled with sand to the edge and lays it down gently. Gentleness is judged, and speed is not.</p>
<blockquote><p>Anyone can learn to be fast. I want them to learn to be useful.</p></blockquote>
<p>House points were close until the last relay. The cup goes to the eastern house for the first time in four years and will stand in their corridor, where it has already been polished twice.</p>`,
  },
  {
    slug: 'the-library-reads-aloud',
    title: 'Friday reading hour in the library',
    description:
      'Every Friday after supper a teacher, a parent or a student reads aloud in the library for half an hour. Attendance is free, and the room is full.',
    picture: newsPicture(6),
    date: published('2024-10-12'),
    text: `<p>The idea came from a boy of class 5 who said that he liked books but not reading. The librarian asked him to explain. The boy meant that at home his grandmother had read to him, and that here nobody did.</p>
<p>So one Friday the librarian read, for half an hour, the first chapter of a sea story. Nine boys came. On the next Friday there were thirty, and a teacher. On the third somebody brought cushions.</p>
<h3>Rules of the reading hour</h3>
<ul>
<li>The reader chooses the book and may be anyone: a cook has read, a parent, the gatekeeper, a boy of class 4</li>
<li>English, Hindi and Sanskrit take turns</li>
<li>Listeners may lie on the floor, draw or mend something, but not do homework</li>
<li>The chapter always stops at the wrong place</li>
</ul>
<p>The last rule has emptied the shelves. Boys who cannot wait a week come on Saturday to borrow the book and find out. The librarian now buys three copies of whatever is being read.</p>
<p>The gatekeeper’s evening is still spoken of. He read a short story in his own dialect, apologised for his glasses, and was asked for another one until the bell rang. He has been given a Friday of his own in each term.</p>`,
  },
  {
    slug: 'govardhan-puja-and-the-cows',
    title: 'Govardhan Puja in the gaushala',
    description:
      'On Govardhan Puja the school fed and decorated the cows before breakfast. Every class cooked a dish for the offering.',
    picture: newsPicture(7),
    date: published('2024-11-04'),
    text: `<p>The gaushala lies behind the playing field, and on most days only the boys on duty go there. On this morning everybody went. The younger classes carried baskets of fodder. The older ones had been up since three to wash the yard.</p>
<p>The hill of food before the temple had a hundred and eight dishes. Each class had cooked one, with help that was meant to be invisible. Class 6 had made a sweet so hard that it was used as a doorstop until the afternoon, when it turned out to be delicious.</p>
<figure><img src="/media/gallery/gaushala.webp" alt="Cows with garlands beside the gaushala in the early light"><figcaption>Morning in the gaushala before the procession</figcaption></figure>
<h3>What the cows give</h3>
<p>A boy of class 9 explained to the visitors, with a chart, where the dung goes: into the bio-gas plant, from there as gas into the kitchen, and as slurry on to the kitchen garden. The plant gives 200 cubic metres a day. A small visitor asked whether the cows knew. The boy thought about it and said that he would ask.</p>
<p>In the evening lamps were set along the wall of the yard. Families who sponsor the care of a cow, which costs about Rs. 21,000 a year, were shown <em>their</em> cow by name and received a photograph with her.</p>`,
  },
  {
    slug: 'music-evening-of-the-hundred-strings',
    title: 'Winter concert: 60 boys, nine instruments',
    description:
      'Sixty boys played nine instruments at the winter concert, which closed with a piece written by the music room.\nThe recording can be heard in the music room on request.',
    picture: newsPicture(8),
    date: published('2024-12-15'),
    text: `<p>The hall was cold and the hands of the first players were colder. The teacher let them rub a warm brass vessel before they sat down, which will probably become a tradition.</p>
<h3>The programme</h3>
<ol>
<li>Invocation, classes 3 and 4, with small cymbals</li>
<li>Tabla in sixteen beats, six boys of class 8</li>
<li>Two songs of the season, the school choir</li>
<li>Flute alone, a boy of class 11</li>
<li><em>Dawn at the River</em>, all strings, written by the music room itself</li>
</ol>
<p>The flute was the quietest four minutes of the year. Somebody’s small brother, asleep on a lap, woke up, listened, and asked aloud where the bird was.</p>
<p>In the last piece one violin came in a bar early, stopped, and waited with such dignity that the audience believed it was part of the music. At the end the player stood up and said: “That was me.” He got the longest applause of the evening.</p>
<p>Lessons are open to every boy from class 3. Instruments are lent by the school for the first year, and no boy is asked to buy one before his teacher says that he needs it.</p>`,
  },
];
