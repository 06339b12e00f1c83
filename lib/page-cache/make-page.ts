import { log } from '@/lib/log';
import { readClientScripts } from './client-scripts';
import { toApp, toDocument } from './document';
import { afterFirstFrame } from './first-frame';
import { inlineOpening, type ReadDrawing, readPublicDrawing } from './opening-picture';
import { policyFor } from './policy';
import type { PageRule } from './routes';
import { inlineStyles, type ReadSheet } from './styles';

/** What the build made beside the pages. */
export type BuildParts = {
  enhanceSrc: string;
  readSheet: ReadSheet;
  readDrawing?: ReadDrawing;
  readScripts?: () => Promise<string>;
};

type MadePage = { html: string; policy: string; degraded: boolean; status: number | undefined };

/** From React's rendering to what a visitor gets: the page and the policy it runs under. */
export async function makePage(
  rule: PageRule,
  rendered: string,
  parts: BuildParts,
): Promise<MadePage> {
  const { enhanceSrc, readSheet, readDrawing = readPublicDrawing } = parts;
  const { readScripts = readClientScripts } = parts;
  const isApp = rule.kind === 'app';
  const bare = isApp ? toApp(rendered) : toDocument(rendered);
  const { scriptHashes, sources, degraded, status } = bare;
  // Slower to paint, but whole: style sheet and picture are still linked.
  const styled = await inlineStyles(bare.html, readSheet, isApp ? readScripts : undefined).catch(
    (error: Error) => {
      log.warn({ reason: error.message }, 'styles were not inlined');
      return { html: bare.html, styleHashes: [], fonts: [] };
    },
  );
  const opened = await inlineOpening(styled.html, readDrawing).catch((error: Error) => {
    log.warn({ reason: error.message }, 'the opening picture was not inlined');
    return styled.html;
  });
  const starter = afterFirstFrame({
    scripts: [{ src: enhanceSrc, module: true }, ...sources.map((src) => ({ src, module: false }))],
    fonts: styled.fonts,
  });
  // Hydration passes over what stands in the head and is not its own.
  const html = opened.replace('</head>', () => `${starter.tag}</head>`);
  const scripts = [...new Set([...scriptHashes, starter.hash])];
  const policy = policyFor(rule, { scripts, styles: styled.styleHashes });
  return { html, policy, degraded, status };
}
