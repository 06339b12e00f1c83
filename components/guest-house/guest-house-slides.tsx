import { guestHouse } from '@/content/guest-house';
import { scenePath } from '@/content/scene-path';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';

export function GuestHouseSlides() {
  return (
    <Carousel label={`Pictures of ${guestHouse.banner.heading}`} preload className="guest-slides">
      {guestHouse.slides.map(({ scene, alt }) => (
        <figure key={scene}>
          <Picture
            src={scenePath(scene)}
            alt={alt}
            ratio="16/9"
            sizes="(width >= 64rem) 42rem, 100vw"
          />
          <figcaption aria-hidden="true">{alt}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
