import type { Metadata } from 'next';
import { ContactLines } from '@/components/layout/contact-lines';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { PullQuote } from '@/components/ui/pull-quote';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { StepIndicator } from '@/components/ui/step-indicator';
import { verses } from '@/content/verses';
import { sanitise } from '@/lib/html/sanitise';
import { FormDemo } from './form-demo.dev';
import { MovingDemo } from './moving-demo.dev';
import { TokenDemo } from './token-demo.dev';

export const metadata: Metadata = { title: 'Parts of the site', robots: { index: false } };

const RICH = `<h3>A heading inside</h3><p>Text with <strong>weight</strong>, <em>slant</em> and
<a href="/about">a link</a>.</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote>The bell rings at four.</blockquote>
<table><thead><tr><th>Class</th><th>Boys</th></tr></thead><tbody><tr><td>6</td><td>42</td></tr></tbody></table>`;

/** Every component in each of its states, in development only. */
export default function PartsPage() {
  return (
    <>
      <Section title="Parts of the site" lead="Every primitive in its states.">
        <Breadcrumb items={[{ label: 'Development', href: '/dev/ui' }, { label: 'Parts' }]} />
      </Section>
      <Section title="Colours and sizes" ground="card">
        <TokenDemo />
      </Section>
      <Section title="Buttons">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="#content">Primary link</ButtonLink>
          <Button tone="secondary">Secondary</Button>
          <Button tone="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <Button busy>Submitting...</Button>
        </div>
        <div className="on-dark mt-4 bg-peacock-deep p-6">
          <Button tone="on-dark">On dark</Button>
        </div>
      </Section>
      <Section title="Pictures" ground="jali">
        <div className="grid grid-cols-2 gap-6 md:grid-cols-5">
          <Picture src="/media/news/01.webp" alt="From the school API" />
          <Picture src="/art/shikhara.svg" alt="A scene in the arch" ratio="4/5" arch />
          <Picture src={null} alt="Missing" />
          <Picture src="/media/none.webp" alt="Dead link" />
          <Picture src={null} alt="Missing person" ratio="1/1" placeholder="person" />
        </div>
      </Section>
      <Section title="Text">
        <div className="grid gap-12 lg:grid-cols-2">
          <RichText html={sanitise(RICH)} />
          <div className="grid content-start gap-8">
            <PullQuote
              text="The bell rings at four, and nobody is late."
              source="A boy of class 6"
            />
            <p lang={verses.leadToLight.lang} className="font-verse text-h3">
              {verses.leadToLight.text}
            </p>
            <p lang="hi">हिन्दी में भी पढ़ा जा सकता है। ₹1,20,000</p>
            <ul className="feather-list">
              <li>A list with feathers</li>
              <li>and a second entry</li>
            </ul>
            <ContactLines />
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-3">
          <EmptyState text="No schedules available" />
          <ErrorState text="Failed to load faculty data. Please try again later." />
        </div>
        <Card className="mt-6">A card with room for words.</Card>
        <Pagination page={5} pages={12} href={(page) => `?page=${page}`} label="Demo pages" />
      </Section>
      <Section title="Forms" ground="card">
        <StepIndicator steps={['Personal Info', 'Account Info', 'Confirmation']} current={2} />
        <FormDemo />
      </Section>
      <Section title="Moving parts">
        <MovingDemo />
      </Section>
    </>
  );
}
