import { home } from '@/content/home';
import { plainText } from '@/lib/html/sanitise';
import type { Result } from '@/lib/school-api/result';
import type { TestimonialView } from '@/lib/school-api/testimonials';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';

const { heading } = home.testimonials;
const FITS = 130;

export function Testimonials({ testimonials }: { testimonials: Result<TestimonialView[]> }) {
  if (!testimonials.ok) return <Unavailable />;
  const shown = testimonials.data.filter(({ message }) => message !== '');
  if (shown.length === 0) return null;
  return (
    <Section title={heading} className="testimonials" far>
      <Carousel label={heading} layout="thirds">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <Testimonial key={index} {...one} />
        ))}
      </Carousel>
    </Section>
  );
}

/** All cards are the same height; a longer message scrolls in its card. */
function Testimonial({ name, type, picture, message }: TestimonialView) {
  const long = plainText(message).length > FITS;
  const scroller = long ? { tabIndex: 0, role: 'group', 'aria-label': `${name} says` } : {};
  return (
    <figure className="testimonial" data-long={long ? '' : undefined}>
      <blockquote {...scroller}>
        <RichText html={message} />
      </blockquote>
      <figcaption>
        <Picture
          className="testimonial-picture"
          src={picture}
          alt=""
          ratio="1/1"
          sizes="4rem"
          placeholder="person"
        />
        <span className="testimonial-who">
          <span className="testimonial-name">{name}</span>
          <span>{type}</span>
        </span>
      </figcaption>
    </figure>
  );
}
