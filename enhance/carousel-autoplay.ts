import { calm } from '@/enhance/motion';

/** Turns by itself unless paused, watched closely, out of sight, or the visitor wants less motion. */
export function autoplay(host: HTMLElement, signal: AbortSignal, turn: () => void): void {
  const every = Number(host.dataset.autoplay);
  const button = host.querySelector<HTMLElement>('[data-pause]');
  if (!every || !button || calm()) return;
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
    if (!paused && !document.hidden && !calm() && !host.matches(':hover, :focus-within')) turn();
  }, every);
  signal.addEventListener('abort', () => clearInterval(timer));
}
