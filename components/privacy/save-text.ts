const RELEASE_MS = 60_000;

/** Saves a text as a file; made here, so that no address leads to it. */
export function saveText(text: string, name: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Later, because some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
