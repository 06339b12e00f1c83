import { type Browser, openTestOffice, type TestOffice } from '../support/office';
import { type PageForm, readPage } from '../support/read-page';

/** A page as people read it: its text with collapsed whitespace, and its forms. */
export async function look(response: Response) {
  const html = await response.text();
  const { texts, forms, elements } = readPage(html);
  const words = texts.join(' ').replace(/\s+/g, ' ').trim();
  const formTo = (action: string | RegExp) =>
    forms.find((form) =>
      action instanceof RegExp ? action.test(form.action) : form.action === action,
    );
  return { status: response.status, html, words, forms, elements, formTo };
}

/** Where an action leads when done. */
export const ledTo = (response: Response) => response.headers.get('location') ?? '';

/** The record's id in `/content/news/12?message=…`. */
export const idIn = (location: string) => Number(/\/(\d+)(\?|$)/.exec(location)?.[1] ?? Number.NaN);

export async function openContentScreens(office: TestOffice) {
  const editor = await office.as('editor');
  return { ...editor, ...deskOf(editor) };
}

export function deskOf(browser: Browser) {
  const open = async (path: string) => look(await browser.get(path));
  /** A page's form as a browser would send it, with some fields changed. */
  const fill = async (path: string, typed: Record<string, string>) => {
    const { forms } = await open(path);
    const form = forms.find(({ fields }) => 'basedOn' in fields && 'from' in fields);
    if (form === undefined) throw new Error(`${path} has no form`);
    const { basedOn = '', state = '' } = form.fields;
    const fields = Object.entries(typed).map(([name, text]) => [
      /^(intent|from|until|slug)$/.test(name) ? name : `field.${name}`,
      text,
    ]);
    return { action: form.action, fields: { basedOn, state, ...Object.fromEntries(fields) } };
  };
  return {
    open,
    fill,
    press: async (form?: PageForm) => ledTo(await browser.post(form?.action ?? '', form?.fields)),
    /** Opens the form, changes it, and submits it. */
    save: async (path: string, typed: Record<string, string>) => {
      const { action, fields } = await fill(path, typed);
      return browser.post(action, fields);
    },
  };
}

export { openTestOffice };
