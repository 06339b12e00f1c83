import { type MailContent, paragraph } from './mail-content';

const TEST_MONEY = 'TEST: no money was moved. This mail is no receipt, and nothing of it is valid.';

/** Marks the mail of a test payment in subject, heading and text. */
export function markTest(content: MailContent, { test }: { test: boolean }): MailContent {
  if (!test) return content;
  return {
    ...content,
    subject: `TEST: ${content.subject}`,
    heading: `TEST: ${content.heading}`,
    blocks: [paragraph(TEST_MONEY), ...content.blocks],
  };
}
