import type { Figure } from './figures/figure';

export function FiguresView({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul
      className="figures grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4"
      aria-label="Figures"
    >
      {figures.map(({ title, value, facts, href }) => (
        <li key={title} className="figure">
          <p className="quiet">
            {href ? (
              <a className="link-cover" href={href}>
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          <p className="figure-value">{value}</p>
          <dl>
            {facts.map((fact) => (
              <div key={fact.term} className="flex flex-wrap justify-between gap-x-4 text-small">
                <dt className="text-ink-soft">{fact.term}</dt>
                <dd className="tabular-nums">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
