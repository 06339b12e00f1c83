import { grades, syllabus, syllabusPage } from '@/content/syllabus';
import type { Result } from '@/lib/school-api/result';
import type { SyllabusFile } from '@/lib/school-api/syllabus-documents';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { FailedList } from '../ui/failed-list';
import { Section } from '../ui/section';
import { Swap } from '../ui/swap';
import { TabLinks } from '../ui/tabs';
import { SubjectChips } from './subject-chips';
import { findGrade, gradeHref } from './syllabus-address';
import { withDocuments } from './with-documents';

type Props = { files: Result<readonly SyllabusFile[]>; grade?: number };

export function SyllabusPage({ files, grade = grades.default }: Props) {
  const { title, scene, banner, blocks, closing } = syllabusPage;
  const chosen = findGrade(grade);
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        crumbs={[{ label: 'Academics', href: '/acedemics' }, { label: title }]}
      />
      <Section>
        <Blocks blocks={blocks} className="syllabus-opening" />
        <Swap id="grade" className="syllabus-grade">
          <TabLinks
            label="Grades"
            look="pills"
            tabs={syllabus.map((each) => ({ label: each.label, href: gradeHref(each.grade) }))}
            current={syllabus.indexOf(chosen)}
          />
          <h2 className="text-h2">{chosen.label}</h2>
          <SubjectChips grade={withDocuments(chosen, files.ok ? files.data : [])} />
          {files.ok ? null : <FailedList again={gradeHref(grade)} />}
        </Swap>
        <Blocks blocks={closing} lead={false} />
      </Section>
    </>
  );
}
