import { formatInIndia } from '@/content/india-time';
import type { Policy } from '@/content/policies/policy';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { Section } from '../ui/section';

export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, scene, banner, blocks, version, since } = policy;
  return (
    <>
      <PageBanner title={banner.heading} scene={scene} crumbs={[{ label: title }]} compact />
      <Section>
        <Blocks blocks={blocks} lead={false} className="policy" />
        <p className="policy-version">
          Version {version}, in force since{' '}
          <time dateTime={since}>{formatInIndia(new Date(since), 'd MMMM yyyy')}</time>.
        </p>
      </Section>
    </>
  );
}
