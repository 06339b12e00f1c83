import type { ReactNode } from 'react';
import { home } from '@/content/home';
import { school } from '@/content/school';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

interface Props {
  /** The first slide has the page's heading, and its picture is the page's first. */
  first: boolean;
  image: string | null;
  imageAlt?: string | undefined;
  title: ReactNode;
  /** Smaller type, so that the text fits beside the picture. */
  long?: boolean;
  subtitle: string;
  subtitleHref: string | null;
}

export function HeroSlide({
  first,
  image,
  imageAlt = '',
  title,
  long,
  subtitle,
  subtitleHref,
}: Props) {
  const Name = first ? 'h1' : 'p';
  const { label, href } = home.hero.apply;
  return (
    <div className="hero-slide">
      <div className="hero-picture scallop">
        <Picture
          className="lg:aspect-auto lg:h-full"
          src={image}
          alt={imageAlt}
          ratio="16/9"
          sizes="(width >= 64rem) 68vw, 100vw"
          priority={first}
        />
      </div>
      <div className="hero-copy page-width">
        <Name className="hero-name">
          {school.name}, {school.address.locality}
        </Name>
        {title ? (
          <p className="hero-title" data-long={long ? '' : undefined}>
            {title}
          </p>
        ) : null}
        <Subtitle text={subtitle} href={subtitleHref} />
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </div>
  );
}

function Subtitle({ text, href }: { text: string; href: string | null }) {
  if (!text) return null;
  return (
    <p className="hero-subtitle">
      {href ? (
        <a href={href}>
          {text}
          <Icon name="arrow-right" />
        </a>
      ) : (
        text
      )}
    </p>
  );
}
