import { Parser } from 'htmlparser2';
import { readThings, type Thing } from '../../tests/seo/schema-org';

export type PageFacts = {
  title: string;
  metas: Map<string, string>;
  canonical: string | undefined;
  /** The objects of the JSON-LD blocks; throws for a block that is not valid. */
  things: Thing[];
  crumbs: string[];
  headings: string[];
  tab: string;
  text: string;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a search engine reads in a page's HTML. */
export function readPage(html: string): PageFacts {
  const facts = {
    metas: new Map<string, string>(),
    crumbs: [] as string[],
    headings: [] as string[],
  };
  const blocks: string[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  let title = '';
  let canonical: string | undefined;
  let isData = false;
  let tab = '';

  const parser = new Parser({
    onopentag(name, { name: key, property, content, rel, href, type, ...attributes }) {
      open.push(kindOf(name, attributes));
      if (name === 'meta' && content) facts.metas.set(key ?? property ?? '', content);
      if (name === 'link' && rel === 'canonical') canonical = href;
      isData = type === 'application/ld+json';
      if (isData) blocks.push('');
      if (name === 'h1') facts.headings.push('');
      if (name === 'li' && open.includes('breadcrumb')) facts.crumbs.push('');
    },
    ontext(text) {
      const isIn = (name: string) => open.includes(name);
      if (isData) blocks.push(`${blocks.pop() ?? ''}${text}`);
      else if (isIn('title') && !isIn('svg')) title += text;
      else if (!isIn('style') && !isIn('script')) texts.push(text);
      if (isIn('current tab')) tab += text;
      if (isIn('h1')) facts.headings.push(`${facts.headings.pop() ?? ''}${text}`);
      if (isIn('breadcrumb') && !isData) facts.crumbs.push(`${facts.crumbs.pop() ?? ''}${text}`);
    },
    onclosetag() {
      open.pop();
      isData = false;
    },
  });
  parser.end(html);
  const things = blocks.flatMap(readThings);
  return { ...facts, title, canonical, things, tab: oneLine(tab), text: oneLine(texts.join(' ')) };
}

function kindOf(name: string, attributes: Record<string, string>): string {
  if (attributes.class === 'breadcrumb') return 'breadcrumb';
  const isTab = /(^| )tab( |$)/.test(attributes.class ?? '');
  return isTab && 'aria-current' in attributes ? 'current tab' : name;
}
