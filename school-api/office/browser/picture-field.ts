const PAUSE_MS = 300;
/** A list that fits on a screen needs no search. */
const MANY = 12;

/**
 * <office-picture-field> around a select: shows the chosen picture, finds the older ones, and offers what
 * was added in another tab as soon as this one is seen again, so that nothing typed is lost by a reload.
 */
export function pictureField(host: HTMLElement): void {
  const select = host.querySelector('select');
  const { kind = '' } = host.dataset;
  if (select === null) return;
  if (kind === 'picture') select.addEventListener('change', () => show(host, select.value));
  const search = select.options.length > MANY ? addSearch(select) : undefined;
  let timer = 0;
  const offer = () => void offerFiles(select, kind, search?.value ?? '');
  search?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(offer, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') offer();
  });
}

function addSearch(select: HTMLSelectElement): HTMLInputElement {
  const search = document.createElement('input');
  search.type = 'search';
  search.className = 'control picture-search';
  search.maxLength = 100;
  search.placeholder = 'Find by name or description';
  search.ariaLabel = `${select.labels[0]?.textContent ?? ''}: find by name or description`;
  // Return would send the form.
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  (select.closest('.control-select') ?? select).before(search);
  return search;
}

function show(host: HTMLElement, path: string): void {
  const image = host.querySelector('img') ?? document.createElement('img');
  image.className = 'picture-now';
  image.alt = '';
  image.hidden = path === '';
  if (path !== '') image.src = `/pictures/shown?path=${encodeURIComponent(path)}`;
  if (!image.isConnected) host.prepend(image);
}

/** What is chosen stays, and stays a choice. */
async function offerFiles(select: HTMLSelectElement, kind: string, q: string): Promise<void> {
  const query = new URLSearchParams({ kind, q });
  const answer = await fetch(`/pictures/choices?${query}`).catch(() => undefined);
  const isList = answer?.headers.get('content-type')?.startsWith('application/json') === true;
  if (!answer?.ok || !isList) return;
  const files: unknown = await answer.json();
  if (!Array.isArray(files)) return;
  const { value } = select;
  const kept = [...select.options].filter((one) => one.value === '' || one.value === value);
  const offered = files.filter(isFile).filter(({ path }) => path !== value);
  select.replaceChildren(...kept, ...offered.map(({ path, label }) => new Option(label, path)));
  select.value = value;
}

type File = { path: string; label: string };

function isFile(value: unknown): value is File {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'path' in value &&
    typeof value.path === 'string' &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
