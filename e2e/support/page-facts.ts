import { DomUtils, parseDocument } from 'htmlparser2';
import { readThings } from '../../tests/seo/schema-org';

export type PageFacts = ReturnType<typeof readPage>;

// biome-ignore lint/performance/useDomNodeTextContent: of the parser, it leaves out scripts and styles
const { getElementsByClassName, getElementsByTagName, innerText, textContent } = DomUtils;

/** What a search engine reads in a page's HTML; throws for a JSON-LD block that is not valid. */
export function readPage(html: string) {
  const { children: page } = parseDocument(html);
  const all = (name: string, from = page) => getElementsByTagName(name, from);
  const blocks = all('script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  const metas = all('meta').map(({ attribs: { name, property, content = '' } }) => {
    return [name ?? property ?? '', content] as const;
  });
  return {
    title: textContent(all('title')[0] ?? []),
    metas: new Map(metas),
    canonical: all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    things: blocks.flatMap((block) => readThings(textContent(block))),
    crumbs: all('li', getElementsByClassName('breadcrumb', page)).map((crumb) =>
      textContent(crumb),
    ),
    headings: all('h1').map((heading) => textContent(heading)),
    text: innerText(all('body')).replace(/\s+/g, ' ').trim(),
  };
}
