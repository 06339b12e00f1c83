export interface Swap {
  id: string;
  url: URL;
}

const address = (url: URL) => url.origin + url.pathname + url.search;

/** The region that a control updates: the one it names, or the one around it. */
function regionId(control: HTMLElement, url: URL, here: URL): string | undefined {
  const named = control.dataset.swap;
  if (named !== undefined) return named;
  // Inside a region, only links to other views of the same page are followed.
  return url.pathname === here.pathname ? control.closest('ui-swap')?.id : undefined;
}

function decide(control: HTMLElement, url: URL, here: URL, target: string): Swap | undefined {
  if (url.origin !== here.origin || (target && target !== '_self')) return undefined;
  const id = regionId(control, url, here);
  return id ? { id, url } : undefined;
}

export function swapForLink(link: HTMLAnchorElement, here: URL): Swap | undefined {
  if (!link.href || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here);
  const jump = url.hash !== '' && address(url) === address(here);
  return jump ? undefined : decide(link, url, here, link.target);
}

export function swapForForm(
  form: HTMLFormElement,
  here: URL,
  submitter?: HTMLElement | null,
): Swap | undefined {
  if (form.method !== 'get') return undefined;
  const url = new URL(form.getAttribute('action') ?? '', here);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') query.append(name, value);
  }
  url.search = query.toString();
  return decide(form, url, here, form.target);
}

/** The control in the new content that matches the one focused in the old content. */
export function matchingControl(old: Element | null, root: Element): HTMLElement | undefined {
  if (!old) return undefined;
  const all = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  return all.find((each) => {
    if (old.id) return each.id === old.id;
    if (old instanceof HTMLAnchorElement) {
      return each instanceof HTMLAnchorElement && each.href === old.href;
    }
    const name = old.getAttribute('name');
    return !!name && each.getAttribute('name') === name && each.tagName === old.tagName;
  });
}
