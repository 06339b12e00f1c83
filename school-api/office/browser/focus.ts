import { element } from './element';

/** <office-focus> around a picture, crops as on the site, and two number fields: a click on the picture sets them. */
export function focus(host: HTMLElement): void {
  const image = host.querySelector('img');
  const x = host.querySelector<HTMLInputElement>('input[name=focus_x]');
  const y = host.querySelector<HTMLInputElement>('input[name=focus_y]');
  const frame = image?.parentElement;
  if (!image || !frame || !x || !y) return;
  const mark = element('span', { className: 'focus-mark' });
  frame.append(mark);
  frame.classList.add('focus-frame-live');
  const frames = host.querySelectorAll<HTMLElement>('.picture-frames img');
  const place = () => {
    const [left, top] = [inRange(x.valueAsNumber), inRange(y.valueAsNumber)];
    mark.style.left = `${left}%`;
    mark.style.top = `${top}%`;
    for (const cut of frames) cut.style.objectPosition = `${inSteps(left)}% ${inSteps(top)}%`;
  };
  image.addEventListener('click', (event) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    x.value = percent((event.clientX - left) / width);
    y.value = percent((event.clientY - top) / height);
    x.dispatchEvent(new Event('input', { bubbles: true }));
    place();
  });
  for (const input of [x, y]) input.addEventListener('input', place);
  place();
}

/** In the site's steps. */
const inSteps = (value: number) => Math.round(value / 10) * 10;

const percent = (part: number) => String(inRange(Math.round(part * 100)));

const inRange = (value: number) => (Number.isNaN(value) ? 50 : Math.min(100, Math.max(0, value)));
