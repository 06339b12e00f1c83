import { log } from '@/lib/log';
import { toApp, toDocument } from './document';
import { policyFor } from './policy';
import type { PageRule } from './routes';
import { inlineStyles, type ReadSheet } from './styles';

/** What the build made beside the pages. */
export type BuildParts = { enhanceSrc: string; readSheet: ReadSheet };

type MadePage = { html: string; policy: string; degraded: boolean; status: number | undefined };

/** From React's rendering to what a visitor gets: the page and the policy it runs under. */
export async function makePage(
  rule: PageRule,
  rendered: string,
  { enhanceSrc, readSheet }: BuildParts,
): Promise<MadePage> {
  if (rule.kind === 'app') {
    const { html, scriptHashes, degraded, status } = toApp(rendered, enhanceSrc);
    return { html, policy: policyFor(rule, { scripts: scriptHashes }), degraded, status };
  }
  const { html, degraded, status } = toDocument(rendered, enhanceSrc);
  const styled = await inlineStyles(html, readSheet).catch((error: Error) => {
    // Slower to paint, but whole: the style sheet is still linked.
    log.warn({ reason: error.message }, 'styles were not inlined');
    return { html, styleHashes: [] };
  });
  const policy = policyFor(rule, { styles: styled.styleHashes });
  return { html: styled.html, policy, degraded, status };
}
