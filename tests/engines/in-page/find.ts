import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { choose, focus } from './act';
import { factsOf, textOf } from './facts';
import { point } from './point';

type Text = string | RegExp;

/** Visible elements found by the steps so far. */
export class Matches {
  constructor(private readonly found: readonly HTMLElement[]) {}

  role = (role: string, name?: Text) =>
    this.below((from) => queryAllByRole(from, role, name === undefined ? {} : { name }));
  label = (text: Text) => this.below((from) => queryAllByLabelText(from, text));
  text = (text: Text) => this.below((from) => queryAllByText(from, text));
  css = (selector: string) => this.below((from) => [...from.querySelectorAll(selector)]);
  named = (text: string) => new Matches(this.found.filter((each) => textOf(each) === text));
  nth = (index: number) => new Matches(this.found.slice(index).slice(0, 1));

  facts = () => this.found.map(factsOf);
  point = () => point(this.one());
  choose = (option: string | number) => choose(this.one(), option);
  focus = () => focus(this.one());

  one(): HTMLElement {
    const [element, ...more] = this.found;
    if (!element || more.length > 0) throw new Error(`${this.found.length} found`);
    return element;
  }

  private below(query: (from: HTMLElement) => Element[]): Matches {
    const all = new Set(this.found.flatMap(scopesOf).flatMap(query));
    return new Matches([...all].filter((each) => each instanceof HTMLElement).filter(isSeen));
  }
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The element and its open shadow roots. */
function scopesOf(element: HTMLElement): HTMLElement[] {
  const roots = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [element, ...(roots as ParentNode[] as HTMLElement[])];
}
