import type { PictureFacts } from '../../../content';

/** For the audit, which outlives a picture: its name and description may be those of a child. */
export const auditedFacts = ({ decorative, showsPupils, consentOnFile }: PictureFacts) => ({
  ...{ decorative, showsPupils, consentOnFile },
});

const FACTS = ['name', 'alt', 'decorative', 'showsPupils', 'consentOnFile'] as const;

export const changedFacts = (before: PictureFacts, after: PictureFacts): string =>
  FACTS.filter((name) => before[name] !== after[name]).join(', ');
