import { admission } from '@/content/admission';
import { faqPage } from '@/lib/seo/faq-page';
import { JsonLd } from '../../ui/json-ld';
import { Section } from '../../ui/section';

const { heading, items } = admission.questions;

export function AdmissionQuestions() {
  return (
    <Section title={heading}>
      <div className="admission-questions">
        {items.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-h3">{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
      <JsonLd data={faqPage(items)} />
    </Section>
  );
}
