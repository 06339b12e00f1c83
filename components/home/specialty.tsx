import { home } from '@/content/home';
import { scenePath } from '@/content/scene-path';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const { heading, cards } = home.specialty;

export function Specialty() {
  return (
    <Section title={heading} ground="deep" far>
      <ul className="specialty">
        {cards.map((card) => (
          <li key={card.heading} className="specialty-card">
            <Picture
              src={scenePath(card.picture.scene)}
              alt={card.picture.alt}
              ratio="4/5"
              sizes="(width >= 48rem) 24rem, 10rem"
              arch
            />
            <div className="specialty-copy">
              <h3 className="text-h3">{card.heading}</h3>
              <p>{card.text}</p>
              <ButtonLink
                className="link-cover"
                tone="secondary"
                href={card.link.href}
                aria-label={`${card.link.label}: ${card.heading}`}
              >
                {card.link.label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
