type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor typed and pressed before the form was interactive. */
const given = new Map<Control, string | boolean>();
type Press = { again: () => void; busy: Element | null };
const pressed = new Map<HTMLElement, Press>();
let focused: HTMLElement | undefined;
let before: readonly HTMLElement[] = [];

/** The events that `note` records. */
export const RECORDED_EVENTS = [
  'focusin',
  'input',
  'change',
  'click',
  'submit',
  'keydown',
] as const;

const controls = () => [
  ...document.querySelectorAll<HTMLElement>('main form :is(input, select, textarea, button)'),
];

/** Records an event. Returns true for a press, which is then hidden from a half-started framework. */
export function note(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof HTMLElement) || !target.closest('main form')) return false;
  if (before.length === 0) before = controls();
  if (type === 'focusin') focused = target;
  if (type === 'input' || type === 'change') {
    if (!isControl(target)) return false;
    for (const other of given.keys()) if (isSameChoice(other, target)) given.delete(other);
    given.set(target, stateOf(target));
    return false;
  }
  const clicked = target.closest<HTMLElement>('button[type=button], [role=combobox]');
  if (type === 'submit') {
    event.preventDefault();
    const submit = target.querySelector<HTMLElement>('[type=submit]');
    if (submit) press(submit, () => currentOf(submit).click());
  } else if (type === 'click' && clicked) {
    press(clicked, () => currentOf(clicked).click());
  } else if (isEnter(event) && target instanceof HTMLInputElement) {
    const beside = target.form?.querySelector('.code-row > button');
    press(target, () => currentOf(target).dispatchEvent(copyOf(event)), beside);
  } else return false;
  event.stopImmediatePropagation();
  return true;
}

export const isAwaited = () => pressed.size > 0;

/** Replays what the form missed: values first, then presses, in order. */
export function handOver(): void {
  if (focused && !focused.isConnected && document.activeElement === document.body) {
    currentOf(focused).focus();
  }
  for (const [control, value] of given) restore(currentOf(control), value);
  // First all of them, because a replayed press may make its button busy.
  for (const { busy } of pressed.values()) busy?.removeAttribute('aria-busy');
  for (const { again } of pressed.values()) again();
  given.clear();
  pressed.clear();
  before = [];
}

/** If a translator or an extension changed the page, React renders the form again. */
function currentOf<Part extends HTMLElement>(part: Part): Part {
  const successor = part.isConnected ? part : controls()[before.indexOf(part)];
  return successor?.tagName === part.tagName ? (successor as Part) : part;
}

/** A second press on the same button does not count: the first one has had no effect yet. */
function press(target: HTMLElement, again: () => void, shown: Element | null = target): void {
  pressed.delete(target);
  const busy = shown instanceof HTMLButtonElement ? shown : null;
  pressed.set(target, { again, busy });
  busy?.setAttribute('aria-busy', 'true');
}

/** React keeps the value it finds in a field, except in a field whose value it controls. */
function restore(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (stateOf(control) !== value) control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) control.value = value;
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.value !== value) {
    // Bypasses React's own property on the element, so that React notices the change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function stateOf(control: Control): string | boolean {
  const isTick = control.type === 'checkbox' || control.type === 'radio';
  return isTick && control instanceof HTMLInputElement ? control.checked : control.value;
}

/** Of a group of radio buttons only the last choice counts; the one that it undoes gets no event. */
const isSameChoice = (one: Control, other: Control) =>
  one.type === 'radio' &&
  one.type === other.type &&
  one.name === other.name &&
  one.form === other.form;

function isControl(target: HTMLElement): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

const isEnter = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing;

const copyOf = ({ type, key }: KeyboardEvent) =>
  new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
