import { admission } from '@/content/admission';
import type { Blocks as Words } from '@/content/blocks';
import { faqPage } from '@/lib/seo/faq-page';
import { Blocks } from '../blocks/blocks';
import { JsonLd } from '../ui/json-ld';
import { Section } from '../ui/section';

const { heading, items } = admission.questions;

const words: Words = items.flatMap(
  ({ question, answer }): Words => [
    { kind: 'heading', text: question },
    { kind: 'paragraph', text: answer },
  ],
);

/** The same words for readers and for search engines. */
export function AdmissionQuestions() {
  return (
    <Section title={heading}>
      <Blocks blocks={words} level={3} lead={false} />
      <JsonLd data={faqPage(items)} />
    </Section>
  );
}
