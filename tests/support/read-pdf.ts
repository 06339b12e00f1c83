import { z } from 'zod';

const item = z.object({ str: z.string() });
type Node = { role: string; lang?: string | undefined; children: Node[] };
const node: z.ZodType<Node> = z.object({
  role: z.string().default(''),
  lang: z.string().optional(),
  children: z.lazy(() => z.array(node)).default([]),
});

/** The text and structure of a PDF, as screen readers see it. */
export async function readPdf(pdf: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const markings = await document.getMarkInfo();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((one) => item.safeParse(one).data?.str ?? '').join(' ');
    }),
  );
  const trees = await Promise.all(
    pages.map(async (page) => node.parse(await page.getStructTree())),
  );
  const facts = z.object({ Title: z.string(), Language: z.string() }).parse(info);
  await task.destroy();
  return {
    title: facts.Title,
    language: facts.Language,
    tagged: markings !== null && 'Marked' in markings && markings.Marked === true,
    pages: pages.length,
    text: texts.join(' ').replace(/\s+/g, ' '),
    nodes: trees.flatMap(flat),
  };
}

function flat(one: Node): Node[] {
  return [one, ...one.children.flatMap(flat)];
}
