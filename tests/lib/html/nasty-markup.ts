import fc from 'fast-check';
import { payloads } from '../../security/payloads';

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that parsers nest, move and close in special ways. */
const NESTING = words(`
  p p p div span b i em a a h1 h2 h6 ul ol li dl dt dd pre blockquote br hr img figure
  table caption colgroup col tbody thead tr td th form input button select option optgroup
  svg math foreignObject desc annotation-xml mtext mi mglyph malignmark image path use
  object object embed marquee applet nobr font center details summary dialog ruby rt rp slot
  isindex keygen frame body html head base meta link selectedcontent custom-element`);

/** Elements whose content some parsers treat as text and others as markup. */
const TEXTUAL = words(`
  title style script textarea noscript template xmp listing plaintext noembed noframes iframe frameset`);

const tagName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NESTING) },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTUAL) },
);

const NAMES = words(`
  id name class style title href src srcset alt target rel width height colspan span lang dir start
  onerror onclick onload onfocus onanimationstart ONTOGGLE xlink:href xml:lang xmlns action formaction
  srcdoc data poster background cite is slot autofocus tabindex encoding type attributeName to values
  shadowrootmode http-equiv content`);

const VALUES = [
  ...['', '#', '/about', '/media/none.webp', 'x', '1', '_blank', '100%', 'text/html', 'open', '\\'],
  ...['`'],
  ...['javascript:top.ran(0)', 'JaVa&Tab;Script&colon;top.ran(0)', '\u0001javascript:top.ran(0)'],
  ...['data:text/html,<script>top.ran(0)</script>', 'vbscript:x', '//evil.example.org/', 'data:,'],
  ...['top.ran(0)', 'attributes', 'parentNode', 'innerHTML', 'nodeName', 'position:fixed', 'href'],
  ...['--><img src=data:, onerror=top.ran(0)>', '</style><img src=data:, onerror=top.ran(0)>'],
  ...['</noscript><img src=data:, onerror=top.ran(0)>', '"><img src=data:, onerror=top.ran(0)>'],
  ...["'><script>top.ran(0)</script>", '`><img src=data:, onerror=top.ran(0)>', '&lt;img&gt;'],
  ...[']]><img src=data:, onerror=top.ran(0)>', '&quot;&gt;<b', '\u2028', '\u0000'],
];

const TEXTS = [
  ...['x', ' ', '\n', '\n\n', '&nbsp;', '&lt;script&gt;', '&amp;lt;b&gt;', '&#0;', '&#x3c;b', '<'],
  ...['</', '&'],
  ...['<!--', '-->', '--!>', '<!-->', '<![CDATA[', ']]>', '<?x', '<!doctype html>', '<!x>', '</p>'],
  ...['</br>'],
  ...['</table>', '</form>', '</svg>', '</math>', '</style>', '</template>', '</select>', '</b>'],
  ...['</a>'],
  ...['\u0000', '`', '"', "'", '<img src=data:, onerror=top.ran(0)>'],
  ...['<script>top.ran(0)</script>'],
];

const QUOTES = ['"', "'", ''];

const attribute = fc
  .record({
    before: fc.constantFrom(' ', '\n', '/', '\t'),
    name: fc.constantFrom(...NAMES),
    quote: fc.constantFrom(...QUOTES),
    value: fc.constantFrom(...VALUES),
  })
  .map(({ before, name, quote, value }) => `${before}${name}=${quote}${value}${quote}`);

const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom(...payloads) },
    {
      weight: 6,
      arbitrary: fc
        .record({
          tag: tagName,
          attributes: fc.array(attribute, { maxLength: 2 }),
          children: fc.array(tie('markup'), { maxLength: 3 }),
          // Unclosed, closed, or closed with another tag.
          end: fc.oneof(fc.constantFrom('own', 'own', ''), tagName),
        })
        .map(({ tag, attributes, children, end }) => {
          const close = end === 'own' ? tag : end;
          return `<${tag}${attributes.join('')}>${children.join('')}${close && `</${close}>`}`;
        }),
    },
  ),
}));

/** Markup that parsers interpret differently, with scripts: `top.ran()` records that one ran. */
export const nastyMarkup = fc
  .array(markup, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
