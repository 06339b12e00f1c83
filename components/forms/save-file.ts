const RELEASE_MS = 60_000;

/** Saves a file made in the page; it has no public address. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, because some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
