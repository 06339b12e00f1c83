import { Children, type ReactNode } from 'react';
import { Icon } from './icon';

const MAX_DOTS = 12;

interface CarouselProps {
  label: string;
  /** One slide each; renders nothing if empty. */
  children: ReactNode;
  /**
   * Slides in view: one; one, then three from 768 px; one, then four on wide screens; their natural width.
   */
  layout?: 'single' | 'thirds' | 'quarters' | 'row';
  /** A click scrolls that many pixels instead of a card, and the ends do not wrap. */
  step?: number;
  controls?: 'below' | 'over';
  /** Loads the pictures of neighbouring slides right after the page, before they come into view. */
  preload?: boolean;
  className?: string;
}

export function Carousel(props: CarouselProps) {
  const { label, layout = 'single', step, controls = 'below' } = props;
  const slides = Children.toArray(props.children);
  if (slides.length === 0) return null;
  return (
    <ui-carousel
      className={`carousel carousel-${layout} carousel-controls-${controls} ${props.className ?? ''}`}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-step={step}
      data-preload={props.preload ? '' : undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul className="carousel-track" data-track="" tabIndex={0} aria-label={`${label}, slides`}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={index} className="carousel-slide" data-slide="">
            {slide}
          </li>
        ))}
      </ul>
      <div className="carousel-bar" data-print="none">
        {slides.length > 1 && (
          <p className="carousel-hint">
            Swipe or scroll sideways for more <Icon name="arrow-right" />
          </p>
        )}
        <Controls count={slides.length} dots={step === undefined} />
      </div>
    </ui-carousel>
  );
}

/** Hidden until the script runs. */
function Controls({ count, dots }: { count: number; dots: boolean }) {
  const dotted = dots && count > 1 && count <= MAX_DOTS;
  return (
    <div className="carousel-controls" data-controls="" hidden>
      <button type="button" className="carousel-button" data-previous="" aria-label="Previous">
        <Icon name="chevron-left" />
      </button>
      {dotted &&
        Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            key={index}
            type="button"
            className="carousel-dot"
            data-dot=""
            aria-label={`Go to ${index + 1}`}
          />
        ))}
      <p
        className={`carousel-status ${dotted || !dots ? 'unseen' : ''}`.trim()}
        data-status=""
        aria-live="off"
        // The script may write it before hydration (DOCUMENTS=off).
        suppressHydrationWarning
      >
        {''}
      </p>
      <button type="button" className="carousel-button" data-next="" aria-label="Next">
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
