const MAX_MB = 20;
const MB = 1024 * 1024;

/** <office-upload> around a form with a file: a file that is too large never leaves, and one that leaves is told. */
export function upload(host: HTMLElement): void {
  const form = host.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[type=file]');
  if (!form || !input) return;
  const told = document.createElement('output');
  input.after(told);
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    const isTooLarge = file !== undefined && file.size > MAX_MB * MB;
    input.setCustomValidity(isTooLarge ? `The file has more than ${MAX_MB} MB` : '');
    told.textContent = file === undefined ? '' : sentence(file, isTooLarge);
  });
  // Before the form asks whether the office is there.
  host.addEventListener(
    'submit',
    (event) => {
      if (input.validity.customError) {
        event.preventDefault();
        input.focus();
        return;
      }
      const file = input.files?.[0];
      if (file !== undefined) told.textContent = `Sending ${sizeOf(file)}. Please wait.`;
    },
    { capture: true },
  );
}

function sentence(file: File, isTooLarge: boolean): string {
  const size = sizeOf(file);
  return isTooLarge ? `${size}: more than ${MAX_MB} MB cannot be sent. Choose another.` : size;
}

const sizeOf = ({ size }: File) =>
  size < MB ? `${Math.ceil(size / 1024)} KB` : `${(size / MB).toFixed(1)} MB`;
