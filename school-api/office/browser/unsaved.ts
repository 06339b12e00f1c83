import { button, element } from './element';
import { basedOn, fillIn, isSame, typedIn } from './unsaved/fields';
import { load, remove, removeOld, removeSent, store } from './unsaved/store';

const PAUSE_MS = 250;

/**
 * <office-unsaved data-record data-person> around a form: input is kept in the browser until the office
 * has saved it, and offered when the page is reopened. `data-refused`: the form returned with its input,
 * so nothing is offered.
 */
export function unsaved(): void {
  for (const record of savedRecords(new URL(location.href))) removeSent(record);
  removeOld();
  for (const host of document.querySelectorAll<HTMLElement>('office-unsaved')) {
    const form = host.querySelector('form');
    if (form) watch(host, form);
  }
}

function watch(host: HTMLElement, form: HTMLFormElement): void {
  const { record = '', person = '', refused } = host.dataset;
  const owner = { record, person };
  const first = typedIn(form);
  const isDirty = () => refused !== undefined || !isSame(typedIn(form), first);
  const keepWords = (sent = false) =>
    store(owner, { sent, basedOn: basedOn(form)?.value ?? '', typed: typedIn(form) });
  let isOffered = offerKept();
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changed = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDirty()) keepWords();
    else if (!isOffered) remove(owner);
  };
  const soon = () => {
    timer ??= setTimeout(changed, PAUSE_MS);
  };
  form.addEventListener('input', soon);
  form.addEventListener('change', soon);
  addEventListener('pagehide', () => {
    if (timer !== undefined) changed();
  });
  // Added last, after listeners that may cancel the submission.
  document.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    clearTimeout(timer);
    timer = undefined;
    isLeaving = true;
    keepWords(true);
  });
  // Restored from the cache as it was left.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && isDirty()) event.preventDefault();
  });

  function offerKept(): boolean {
    const kept = load(owner);
    if (kept === undefined || refused !== undefined || isSame(kept.typed, first)) return false;
    const end = () => {
      isOffered = false;
      changed();
    };
    offer(host, {
      bring: () => {
        fillIn(form, kept.typed);
        const field = basedOn(form);
        // What others have saved since is overwritten only by choice.
        if (field) field.value = kept.basedOn;
        end();
      },
      throwAway: end,
    });
    return true;
  }
}

/** The records that the office has just saved, according to the address. */
function savedRecords({ pathname, searchParams }: URL): string[] {
  const message = searchParams.get('message') ?? '';
  const [, area, first = '', second = ''] = pathname.split('/');
  // '/content/news/12' may have been new until now.
  if (/^content-(saved-|pasted)/.test(message)) {
    return [`${first} ${second}`, `${first} new`, `paste ${first}`];
  }
  if (area === 'school' && message === 'school-saved') return ['school'];
  if (area === 'pictures' && message === 'saved') return [`picture ${first}`];
  return [];
}

type Choice = { bring: () => void; throwAway: () => void };

const WORDS = 'You have unsaved changes from earlier.';

/** Shows before the form that unsaved input exists, and does nothing else. */
function offer(host: HTMLElement, { bring, throwAway }: Choice): void {
  const answer = (textContent: string, look: string, onAnswer: () => void) => {
    const onclick = () => {
      box.remove();
      onAnswer();
      host.querySelector<HTMLElement>('.control')?.focus();
    };
    return button(textContent, { className: `button ${look}`, onclick });
  };
  const buttons = element(
    'p',
    { className: 'mt-2 flex flex-wrap gap-2' },
    answer('Restore them', 'button-secondary', bring),
    answer('Discard them', 'button-quiet', throwAway),
  );
  const className = 'notice unsaved mb-5 block border-l-marigold-deep';
  const box = element('div', { className, role: 'status' }, element('p', {}, WORDS), buttons);
  host.prepend(box);
}
