import { inView, nearest, stops, wrap } from '@/enhance/carousel-stops';
import { scrollBehavior } from '@/enhance/motion';

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
/** The track counts as settled after this many ms without a scroll event. */
const SETTLED = 150;
const MAX_WAITS = 20;
/** Delay after the page's load before neighbouring pictures are loaded. */
const NEIGHBOURS_MS = 500;

export function carousel(host: HTMLElement, signal: AbortSignal): void {
  const find = <T extends HTMLElement>(part: string) => host.querySelector<T>(`[data-${part}]`);
  const track = find('track');
  const controls = find('controls');
  const previous = find<HTMLButtonElement>('previous');
  const next = find<HTMLButtonElement>('next');
  const status = find('status');
  if (!track || !controls || !previous || !next) return;
  const slides = [...host.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...host.querySelectorAll<HTMLElement>('[data-dot]')];
  const pixels = Number(host.dataset.step ?? 0);

  let offsets: number[] = [];
  let positions = [0];
  let end = 0;
  let index = 0;
  let heading: number | undefined; // target of a scroll started by this script
  let settling = 0;

  const preload = () => {
    if (!('preload' in host.dataset) || document.readyState !== 'complete') return;
    for (const by of [-1, 1]) {
      const slide = slides[wrap(index + by, slides.length)];
      for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
    }
  };

  const show = () => {
    const left = heading ?? track.scrollLeft;
    index = nearest(positions, left);
    dots.forEach((dot, at) => {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    if (pixels) {
      previous.setAttribute('aria-disabled', `${left <= 1}`);
      next.setAttribute('aria-disabled', `${left >= end - 1}`);
    }
    const [first, last] = inView(offsets, track.clientWidth, left);
    const text = `${first === last ? first : `${first} to ${last}`} of ${slides.length}`;
    if (status && status.textContent !== text) status.textContent = text;
    preload();
  };

  const measure = () => {
    offsets = slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
    end = track.scrollWidth - track.clientWidth;
    positions = stops(offsets, end);
    const still = slides.length < 2 || end <= 1;
    previous.disabled = next.disabled = still;
    dots.forEach((dot, at) => {
      dot.hidden = still || at >= positions.length;
    });
    heading = undefined;
    show();
  };

  const scrollTo = (left: number) => {
    heading = left;
    track.scrollTo({ left, behavior: scrollBehavior() });
    show();
    settle(MAX_WAITS);
  };
  const settle = (waits: number) => {
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      const late = heading !== undefined && Math.abs(track.scrollLeft - heading) > 2;
      if (late && waits > 0) return settle(waits - 1);
      heading = undefined;
      show();
    }, SETTLED);
  };
  const go = (by: number) => {
    const from = heading ?? track.scrollLeft;
    if (pixels) scrollTo(Math.min(end, Math.max(0, from + by * pixels)));
    else scrollTo(positions[wrap(index + by, positions.length)] ?? 0);
  };
  const byHand = () => status?.setAttribute('aria-live', 'polite');

  controls.addEventListener('click', byHand, { signal, capture: true });
  previous.addEventListener('click', () => go(-1), { signal });
  next.addEventListener('click', () => go(1), { signal });
  dots.forEach((dot, at) => {
    dot.addEventListener('click', () => scrollTo(positions[at] ?? 0), { signal });
  });
  host.addEventListener(
    'keydown',
    (event) => {
      const by = KEYS[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea'))
        return;
      event.preventDefault();
      byHand();
      go(by);
    },
    { signal },
  );
  for (const touch of ['pointerdown', 'wheel', 'touchstart']) {
    track.addEventListener(
      touch,
      () => {
        heading = undefined; // the visitor's own scrolling takes precedence
        byHand();
      },
      { signal, passive: true },
    );
  }
  // Snapping would scroll a focused link of the next slide out of view.
  track.addEventListener(
    'focusin',
    ({ target }) => {
      const at = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
      const [first, last] = inView(offsets, track.clientWidth, track.scrollLeft);
      const isOut = at + 1 < first || at + 1 > last;
      if (at >= 0 && isOut) track.scrollTo({ left: offsets[at] ?? 0, behavior: 'instant' });
    },
    { signal },
  );
  track.addEventListener(
    'scroll',
    () => {
      if ('preload' in host.dataset) host.dataset.preload = 'now'; // carousel.css
      if (heading === undefined) show();
      settle(MAX_WAITS);
    },
    { signal, passive: true },
  );
  // Not while the browser paints the first picture.
  addEventListener('load', () => setTimeout(preload, NEIGHBOURS_MS), { signal });

  const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  signal.addEventListener('abort', () => {
    sizes?.disconnect();
    clearTimeout(settling);
  });

  controls.hidden = false;
  host.dataset.on = '';
  // The observer first reports in the next frame, after layout: measuring here would force a layout
  // per carousel. Engines without it measure when the window is resized.
  if (sizes) sizes.observe(track);
  else {
    addEventListener('resize', measure, { signal });
    measure();
  }
}
