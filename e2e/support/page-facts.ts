import { Parser } from 'htmlparser2';
import { readThings, type Thing } from '../../tests/seo/schema-org';

export type PageFacts = {
  title: string;
  /** By name or property. */
  metas: Map<string, string>;
  canonical: string | undefined;
  /** What the data blocks tell of; a block that is not as it should be throws. */
  things: Thing[];
  crumbs: string[];
  headings: string[];
  /** All words of the page, in one line. */
  words: string;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What stands in the markup of a page for those who read it without a browser. */
export function readPage(html: string): PageFacts {
  const facts = {
    metas: new Map<string, string>(),
    crumbs: [] as string[],
    headings: [] as string[],
  };
  const blocks: string[] = [];
  const words: string[] = [];
  const open: string[] = [];
  let title = '';
  let canonical: string | undefined;
  let isData = false;

  const parser = new Parser({
    onopentag(name, { name: key, property, content, rel, href, type, ...attributes }) {
      open.push(attributes.class === 'breadcrumb' ? 'breadcrumb' : name);
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
      else if (!isIn('style') && !isIn('script')) words.push(text);
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
  return { ...facts, title, canonical, things, words: oneLine(words.join(' ')) };
}
