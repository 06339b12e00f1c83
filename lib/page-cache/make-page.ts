import { log } from '@/lib/log';
import { appStart } from './app-start';
import { readClientScripts } from './client-scripts';
import { type PageFacts, toApp, toDocument } from './document';
import { afterFirstFrame } from './first-frame';
import { inlineOpening, readPublicDrawing } from './opening-picture';
import { policyFor } from './policy';
import type { PageRule } from './routes';
import { inlineAppStyles, inlineDocumentStyles, type ReadSheet } from './styles';

export type BuildOutput = {
  enhanceSrc: string;
  appStartCode: string;
  readSheet: ReadSheet;
};

type MadePage = Pick<PageFacts, 'html' | 'degraded' | 'status' | 'unlisted'> & { policy: string };

/** Makes the final page and its policy from the HTML that React rendered. */
export async function makePage(
  rule: PageRule,
  rendered: string,
  output: BuildOutput,
): Promise<MadePage> {
  const { enhanceSrc, appStartCode, readSheet } = output;
  const isApp = rule.kind === 'app';
  const page = isApp ? toApp(rendered) : toDocument(rendered);
  const { scriptHashes, sources, degraded, status, unlisted } = page;
  // On failure the page is complete but slower: style sheet and picture stay linked.
  const styled = await (isApp
    ? inlineAppStyles(page.html, readSheet, readClientScripts)
    : inlineDocumentStyles(page.html, readSheet)
  ).catch((error: Error) => {
    log.warn({ reason: error.message }, 'styles were not inlined');
    return { html: page.html, styleHashes: [], fonts: [] };
  });
  const opened = await inlineOpening(styled.html, readPublicDrawing).catch((error: Error) => {
    log.warn({ reason: error.message }, 'the opening picture was not inlined');
    return styled.html;
  });
  const starters = [afterFirstFrame({ script: enhanceSrc, fonts: styled.fonts })];
  if (isApp) starters.push(appStart(appStartCode, sources));
  // Hydration ignores unknown elements in the head.
  const html = opened.replace('</head>', () => `${starters.map(({ tag }) => tag).join('')}</head>`);
  const scripts = [...new Set([...scriptHashes, ...starters.map(({ hash }) => hash)])];
  const policy = policyFor(rule, { scripts, styles: styled.styleHashes });
  return { html, policy, degraded, status, unlisted };
}
