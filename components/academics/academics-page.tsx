import type { ReactNode } from 'react';
import { academics } from '@/content/academics';
import type { TabPage } from '@/content/blocks';
import { tabPath } from '@/content/section-tabs';
import { readCurriculum } from '@/lib/school-api/curriculum';
import { readFaculty } from '@/lib/school-api/faculty';
import { readPublications } from '@/lib/school-api/publications';
import { readResults } from '@/lib/school-api/results';
import { TabText } from '../tabbed/tab-text';
import { InternalTabs } from '../ui/tabs';
import { AcademicsBanner } from './academics-banner';
import { ACADEMICS_TABS, academicsPanels } from './academics-panels';
import { CurriculumPanel } from './curriculum-panel';
import { readDefaultYear } from './default-year';
import { FacultyPanel } from './faculty-panel';
import { PublicationsPanel } from './publications-panel';
import { ResultsPanel } from './results-panel';

interface Props {
  index: number;
  /** At the section's own address the heading is its name, and every panel has a heading. */
  landing?: boolean;
  /** The default year when left out. */
  year?: number;
}

/** All tabs are in the page, so that switching needs no request and no other URL. */
export async function AcademicsPage({ index, landing = false, year: asked }: Props) {
  const level = landing ? 3 : 2;
  const year = asked ?? (await readDefaultYear());
  const [results, faculty, curriculum, publications] = await Promise.all([
    readResults(year),
    readFaculty(),
    readCurriculum(),
    readPublications(),
  ]);
  const records: Record<string, ReactNode> = {
    results: <ResultsPanel year={year} results={results} />,
    faculty: <FacultyPanel faculty={faculty} level={level} />,
    curriculum: <CurriculumPanel curriculum={curriculum} level={level} />,
    publications: <PublicationsPanel publications={publications} level={level} />,
  };
  return (
    <>
      <AcademicsBanner current={index} landing={landing} />
      <div className="academics page-width">
        <InternalTabs
          id={ACADEMICS_TABS}
          label={academics.name}
          current={index}
          vertical
          scrollToTop
          tabs={academicsPanels.map(({ id, label }, at) => ({
            id,
            label,
            href: tabPath(academics, at),
            panel: (
              <Panel tab={academics.tabs[at]} landing={landing}>
                {records[id]}
              </Panel>
            ),
          }))}
        />
      </div>
    </>
  );
}

interface PanelProps {
  tab: TabPage | undefined;
  landing: boolean;
  children: ReactNode;
}

function Panel({ tab, landing, children }: PanelProps) {
  if (!tab) return null;
  const { verse, heading } = tab.banner;
  return (
    <article>
      <TabText text={tab} heading={landing ? heading : undefined} verse={verse}>
        {children ? <div className="academics-records">{children}</div> : null}
      </TabText>
    </article>
  );
}
