import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { element } from '../element';
import { isLink } from './known';

/** Paragraphs, two levels of headings, emphasis, lists, quotes, links and the school's pictures. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: isLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  // Pasted pictures from other sites would be loaded from there: only the school's are allowed.
  Image.extend({
    parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
    addNodeView:
      () =>
      ({ node }) => ({ dom: shown(String(node.attrs.src), node.attrs.alt) }),
  }).configure({ allowBase64: false }),
];

/** The office has no /media: it shows the file at another address, and the text keeps the site's. */
function shown(path: string, alt: unknown): HTMLImageElement {
  const src = `/pictures/shown?path=${encodeURIComponent(path)}`;
  return element('img', { src, alt: typeof alt === 'string' ? alt : '' });
}
