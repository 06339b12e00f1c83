export type Facts = {
  text: string;
  value: string;
  disabled: boolean;
  focused: boolean;
  current: boolean;
  inView: boolean;
  href: string | null;
};

export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export function factsOf(element: HTMLElement): Facts {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    text: textOf(element),
    value: 'value' in element ? String(element.value) : '',
    disabled: element.matches(':disabled, [aria-disabled="true"]'),
    focused: element === document.activeElement,
    current: element.matches('[aria-current]:not([aria-current="false"]), [aria-selected="true"]'),
    inView: bottom > 0 && top < innerHeight && right > 1 && left < innerWidth - 1,
    href: element.getAttribute('href'),
  };
}
