import { button, element } from '../element';

type Choice = { bring: () => void; throwAway: () => void };

const WORDS = 'You have unsaved changes from earlier.';

/** Shows before the form that unsaved input exists, and does nothing else. */
export function offer(host: HTMLElement, { bring, throwAway }: Choice): void {
  const answer = (textContent: string, look: string, act: () => void) => {
    const onclick = () => {
      box.remove();
      act();
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
