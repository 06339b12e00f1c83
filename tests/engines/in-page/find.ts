import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** An exact text, or the source of a pattern. */
export type Text = string | { pattern: string };

/** A step that finds elements in the page, or in those of the step before. */
export type Step =
  | { by: 'role'; role: string; name?: Text }
  | { by: 'label' | 'text'; text: Text }
  | { by: 'css'; selector: string }
  | { by: 'named'; text: string }
  | { by: 'index'; index: number };

const matcher = (text: Text) => (typeof text === 'string' ? text : new RegExp(text.pattern));

function next(from: HTMLElement, step: Exclude<Step, { by: 'index' | 'named' }>): Element[] {
  switch (step.by) {
    case 'role': {
      const name = step.name === undefined ? {} : { name: matcher(step.name) };
      return queryAllByRole(from, step.role, name);
    }
    case 'label':
      return queryAllByLabelText(from, matcher(step.text));
    case 'text':
      return queryAllByText(from, matcher(step.text));
    case 'css':
      return [...from.querySelectorAll(step.selector)];
  }
}

export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The element and its open shadow roots, to be searched. */
function scopesOf(element: HTMLElement): HTMLElement[] {
  const roots = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [element, ...(roots as ParentNode[] as HTMLElement[])];
}

/** The visible elements that the steps find. */
export function find(steps: readonly Step[]): HTMLElement[] {
  let found: Element[] = [document.body];
  for (const step of steps) {
    if (step.by === 'index') found = found.slice(step.index).slice(0, 1);
    else if (step.by === 'named') found = found.filter((each) => textOf(each) === step.text);
    else {
      const from = found.filter((each) => each instanceof HTMLElement).flatMap(scopesOf);
      const all = from.flatMap((each) => next(each, step));
      found = [...new Set(all)].filter(isSeen);
    }
  }
  return found.filter((each) => each instanceof HTMLElement);
}
