import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import type { Result } from '@/lib/school-api/result';
import { Section } from '../ui/section';
import { Swap } from '../ui/swap';
import { TabLinks } from '../ui/tabs';
import { Unavailable } from '../ui/unavailable';
import { findProgramme, programmeHref } from './programme-address';
import { ProgrammeBody } from './programme-body';

interface Props {
  programmes: Result<ProgrammeView[]>;
  chosen: string | null;
}

/** A tab for each programme, and the open one; a failed read shows no message. */
export function Programmes({ programmes, chosen }: Props) {
  if (!programmes.ok) return <Unavailable />;
  const index = findProgramme(programmes.data, chosen);
  const programme = programmes.data[index];
  if (!programme) return null;
  return (
    <Section ground="deep">
      <Swap id="programme" className="programmes">
        <TabLinks
          label={`Programmes of ${vedicGurukulam.title}`}
          tabs={programmes.data.map(({ label }, at) => ({
            label,
            href: programmeHref(programmes.data, at),
          }))}
          current={index}
        />
        <ProgrammeBody programme={programme} />
      </Swap>
    </Section>
  );
}
