import { prefersReducedMotion } from '@/enhance/motion';

/** Advances unless paused, hovered, focused, out of view, or under reduced motion. */
export function autoplay(host: HTMLElement, signal: AbortSignal, advance: () => void): void {
  const every = Number(host.dataset.autoplay);
  const button = host.querySelector<HTMLElement>('[data-pause]');
  if (!every || !button || prefersReducedMotion()) return;
  let paused = false;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      paused = !paused;
      button.toggleAttribute('data-paused', paused);
      button.setAttribute('aria-label', paused ? 'Play' : 'Pause');
    },
    { signal },
  );
  const timer = setInterval(() => {
    if (
      !paused &&
      !document.hidden &&
      !prefersReducedMotion() &&
      !host.matches(':hover, :focus-within')
    )
      advance();
  }, every);
  signal.addEventListener('abort', () => clearInterval(timer));
}
