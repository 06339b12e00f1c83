import { log } from '@/lib/log';
import { readClientScripts } from './client-scripts';
import { toApp, toDocument } from './document';
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
  const bare = isApp ? toApp(rendered, enhanceSrc) : toDocument(rendered, enhanceSrc);
  const { scriptHashes, degraded, status } = bare;
  // Slower to paint, but whole: style sheet and picture are still linked.
  const styled = await inlineStyles(bare.html, readSheet, isApp ? readScripts : undefined).catch(
    (error: Error) => {
      log.warn({ reason: error.message }, 'styles were not inlined');
      return { html: bare.html, styleHashes: [] };
    },
  );
  const html = await inlineOpening(styled.html, readDrawing).catch((error: Error) => {
    log.warn({ reason: error.message }, 'the opening picture was not inlined');
    return styled.html;
  });
  const policy = policyFor(rule, { scripts: scriptHashes, styles: styled.styleHashes });
  return { html, policy, degraded, status };
}
