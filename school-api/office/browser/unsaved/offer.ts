type Choice = { bring: () => void; throwAway: () => void };

const WORDS = 'You had written something here that was not saved.';

/** Says that there are words, before the form, and does nothing by itself. */
export function offer(host: HTMLElement, { bring, throwAway }: Choice): void {
  const box = document.createElement('div');
  box.className = 'notice unsaved';
  box.role = 'status';
  const told = document.createElement('p');
  told.textContent = WORDS;
  const answer = (label: string, look: string, act: () => void) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: label });
    button.className = `button ${look}`;
    button.addEventListener('click', () => {
      box.remove();
      act();
      host.querySelector<HTMLElement>('.control')?.focus();
    });
    return button;
  };
  const buttons = document.createElement('p');
  buttons.className = 'unsaved-answers';
  buttons.append(
    answer('Bring it back', 'button-secondary', bring),
    answer('Throw it away', 'button-quiet', throwAway),
  );
  box.append(told, buttons);
  host.prepend(box);
}
