import { home } from '@/content/home';
import { scenePath } from '@/content/scene-path';
import type { Result } from '@/lib/school-api/result';
import type { Slide } from '@/lib/school-api/slider';
import { Carousel } from '../ui/carousel';
import { RichText } from '../ui/rich-text';
import { Unavailable } from '../ui/unavailable';
import { HeroSlide } from './hero-slide';

const LONG_TITLE = 64;

/** The API's slides; without any, the school's own gate with the title 'Loading...'. */
export function Hero({ slides }: { slides: Result<Slide[]> }) {
  const shown = slides.ok ? slides.data : [];
  return (
    <div className="hero">
      {shown.length > 0 ? (
        <Carousel label="The school in pictures" preload>
          {shown.map((slide, index) => (
            <HeroSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              key={index}
              first={index === 0}
              image={slide.image}
              imageAlt={slide.imageAlt}
              title={slide.title ? <RichText as="span" className="" html={slide.title} /> : null}
              long={slide.titleText.length > LONG_TITLE}
              subtitle={slide.subtitle}
              subtitleHref={slide.subtitleHref}
            />
          ))}
        </Carousel>
      ) : (
        <HeroSlide
          first
          image={scenePath(home.hero.picture.scene)}
          title={home.hero.loading}
          subtitle={home.hero.subtitle}
          subtitleHref={null}
        />
      )}
      {slides.ok ? null : <Unavailable />}
    </div>
  );
}
