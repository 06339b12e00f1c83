import type { ResultCard } from '@/lib/school-api/results';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { ResultSummary } from './result-summary';

/** How far a click moves the row, in pixels. */
const STEP = 250;

interface Props {
  title: string;
  year: number;
  cards: readonly ResultCard[];
  /** The percentage that the board requires. */
  passMark: number;
}

export function ResultRow({ title, year, cards, passMark }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="result-row">
      <h3 className="block-heading">{title}</h3>
      <ResultSummary cards={cards} passMark={passMark} />
      <Carousel label={`${title}, ${year}`} layout="row" step={STEP}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two boys may have the same name
          <ResultOf key={index} card={card} />
        ))}
      </Carousel>
    </section>
  );
}

function ResultOf({ card: { name, stream, percentage, picture } }: { card: ResultCard }) {
  return (
    <article className="result-card">
      <Picture src={picture} alt="" ratio="1/1" sizes="14rem" placeholder="person" />
      <div className="result-card-copy">
        {percentage ? <p className="result-card-mark">{percentage}</p> : null}
        <p className="result-card-name">{name}</p>
        {stream ? <p className="result-card-stream">{stream}</p> : null}
      </div>
    </article>
  );
}
