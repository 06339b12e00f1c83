import { find, type Step, textOf } from './find';

export type Facts = {
  text: string;
  value: string;
  disabled: boolean;
  focused: boolean;
  /** The selected one of its group. */
  current: boolean;
  inView: boolean;
  attributes: Record<string, string>;
};

export function facts(steps: readonly Step[]): Facts[] {
  return find(steps).map((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      text: textOf(element),
      value: 'value' in element ? String(element.value) : '',
      disabled: element.matches(':disabled, [aria-disabled="true"]'),
      focused: element === document.activeElement,
      current: element.matches(
        '[aria-current]:not([aria-current="false"]), [aria-selected="true"]',
      ),
      inView: bottom > 0 && top < innerHeight && right > 1 && left < innerWidth - 1,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
    };
  });
}

/** The only match; otherwise throws with what was found. */
export function one(steps: readonly Step[]): HTMLElement {
  const [element, ...more] = find(steps);
  if (!element || more.length > 0) {
    throw new Error(`${element ? more.length + 1 : 'nothing'} found: ${JSON.stringify(steps)}`);
  }
  return element;
}
