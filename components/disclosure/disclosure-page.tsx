import { disclosure } from '@/content/disclosure';
import { school } from '@/content/school';
import { disclosureSections } from '@/contract/facts/disclosure';
import { rowsOf } from '@/lib/disclosure/rows';
import type { DisclosureView, FeeHeadView, Offered } from '@/lib/school-api/disclosure';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { DisclosureSection } from './disclosure-section';
import { FeeSection } from './fee-section';

type Props = {
  records: Offered<DisclosureView[]>;
  heads: Offered<FeeHeadView[]>;
  today: string;
};

export function DisclosurePage({ records, heads, today }: Props) {
  const { title, scene, banner, blocks, contents, fees, failed, notOffered, always } = disclosure;
  const known = records.ok ? records.data : null;
  const sections = disclosureSections
    .map(({ id, title: name }) => ({
      id,
      title: name,
      rows: known ? rowsOf(id, known, school.disclosure) : [],
    }))
    .filter(({ id, rows }) => rows.length > 0 || Object.hasOwn(always(), id));
  const help = sections.slice(0, 1);
  const others = sections.slice(1);
  return (
    <>
      <PageBanner title={banner.heading} scene={scene} crumbs={[{ label: title }]} compact />
      <Section>
        <Blocks blocks={blocks} lead={false} />
        <nav aria-label={contents} data-print="none">
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
            {[...help, fees, ...others].map(({ id, title: name }) => (
              <li key={id}>
                <a className="link" href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {known ? null : <p className="disclosure-note">{records.ok ? notOffered : failed}</p>}
        {records.ok ? null : <Unavailable />}
        {help.map((section) => (
          <DisclosureSection key={section.id} {...section} today={today} />
        ))}
        <FeeSection heads={heads} today={today} />
        {others.map((section) => (
          <DisclosureSection key={section.id} {...section} today={today} />
        ))}
      </Section>
    </>
  );
}
