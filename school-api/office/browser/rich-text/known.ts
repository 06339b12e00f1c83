/** What the editor supports; it would drop anything else. */
const TAGS = new Set('p,h2,h3,strong,b,em,i,ul,ol,li,blockquote,a,img,br'.split(','));
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  ol: ['start', 'type'],
};

/** Names of elements and attributes that the editor would drop, without duplicates. */
export function unknownIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isForeign = tag === 'img' && !element.getAttribute('src')?.startsWith('/media/');
    if (!TAGS.has(tag) || isForeign) return [tag];
    const own = ATTRIBUTES[tag] ?? [];
    return [...element.attributes].flatMap(({ name }) => (own.includes(name) ? [] : [name]));
  });
  return [...new Set(found)];
}

const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

export const isLink = (address: string) => LINK.test(address);
