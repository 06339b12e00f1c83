import type { Figure } from './figures/figure';

export function FiguresView({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="figures" aria-label="Figures">
      {figures.map(({ title, value, facts, href }) => (
        <li key={title} className="figure">
          <p>{href ? <a href={href}>{title}</a> : title}</p>
          <p className="figure-value">{value}</p>
          <dl>
            {facts.map((fact) => (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
