import { announce } from '@/enhance/announce';
import { scrollBehavior } from '@/enhance/motion';
import { isPlainClick } from '@/enhance/plain-click';

function player(id: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&cc_load_policy=1`;
  frame.title = `${title} (video, with captions where available)`;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

export function gallery(host: HTMLElement, signal: AbortSignal): void {
  const figures = [...host.querySelectorAll<HTMLElement>('[data-figure]')];
  const choices = [...host.querySelectorAll<HTMLElement>('[data-choose]')];
  const posters = figures.map((figure) => figure.querySelector<HTMLElement>('[data-poster]'));
  let playing: { frame: HTMLElement; poster: HTMLElement } | undefined;

  const stop = () => {
    playing?.frame.replaceWith(playing.poster);
    playing = undefined;
  };

  const choose = (index: number, play: boolean) => {
    stop();
    figures.forEach((figure, at) => {
      figure.hidden = at !== index;
    });
    choices.forEach((choice, at) => {
      if (at === index) choice.setAttribute('aria-current', 'true');
      else choice.removeAttribute('aria-current');
    });
    const figure = figures[index];
    const poster = posters[index];
    const { video, title = '' } = figure?.dataset ?? {};
    if (!play || !video || !poster) return;
    const frame = player(video, title);
    poster.replaceWith(frame);
    playing = { frame, poster };
  };

  host.dataset.on = '';
  choose(0, false);
  host.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Node)) return;
      const choice = choices.findIndex((each) => each.contains(target));
      const poster = posters.findIndex((each) => each?.contains(target));
      const index = Math.max(choice, poster);
      if (index < 0) return;
      event.preventDefault();
      choose(index, true);
      if (poster >= 0) playing?.frame.focus();
      else announce(figures[index]?.dataset.title ?? '');
      figures[index]?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    },
    { signal },
  );
  signal.addEventListener('abort', stop);
}
