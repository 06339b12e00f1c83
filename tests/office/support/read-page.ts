import { Parser } from 'htmlparser2';

export type PageElement = { name: string; attributes: Readonly<Record<string, string>> };
export type PageForm = { method: string; action: string; fields: Record<string, string> };
export type ReadPage = { elements: PageElement[]; texts: string[]; forms: PageForm[] };

/** A page as a browser parses it: elements, texts, and forms with the fields that they send. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { elements: [], texts: [], forms: [] };
  let area: string | undefined;
  let select: string | undefined;
  /** The parser reports a text with entities in pieces. */
  let isNewText = true;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      page.elements.push({ name, attributes });
      isNewText = true;
      const form = page.forms.at(-1);
      if (name === 'form') {
        const { method = 'get', action = '' } = attributes;
        page.forms.push({ method, action, fields: {} });
      } else if (form && attributes.name && /^(input|select|textarea)$/.test(name)) {
        form.fields[attributes.name] = attributes.value ?? '';
        area = name === 'textarea' ? attributes.name : undefined;
        select = name === 'select' ? attributes.name : select;
      } else if (form && name === 'option' && 'selected' in attributes && select) {
        form.fields[select] = attributes.value ?? '';
      }
    },
    ontext: (text) => {
      if (isNewText) page.texts.push('');
      isNewText = false;
      page.texts[page.texts.length - 1] += text;
      const form = page.forms.at(-1);
      if (form && area !== undefined) form.fields[area] += text;
    },
    onclosetag: () => {
      area = undefined;
      isNewText = true;
    },
  });
  parser.end(html);
  return page;
}
