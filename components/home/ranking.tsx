import { home } from '@/content/home';
import { Icon } from '../ui/icon';

const { quote, by, link } = home.ranking;

export function Ranking() {
  return (
    <section aria-label="Ranking">
      <figure className="ranking page-width">
        <blockquote>
          <p className="ranking-quote">{quote}</p>
        </blockquote>
        <figcaption className="ranking-source">
          <cite>{by}</cite>
          <a className="arrow-link" href={link.href}>
            {link.label}
            <Icon name="arrow-right" />
          </a>
        </figcaption>
      </figure>
    </section>
  );
}
