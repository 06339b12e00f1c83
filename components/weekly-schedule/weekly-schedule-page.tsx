import { weeklySchedule } from '@/content/weekly-schedule';
import type { Result } from '@/lib/school-api/result';
import type { ScheduleView } from '@/lib/school-api/weekly-schedules';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Section } from '../ui/section';
import { ScheduleRows } from './schedule-rows';

export function WeeklySchedulePage({ schedules }: { schedules: Result<ScheduleView[]> }) {
  const { title, scene, banner, blocks, closing } = weeklySchedule;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        crumbs={[{ label: 'Academics', href: '/acedemics' }, { label: title }]}
      />
      <Section>
        <Blocks blocks={blocks} className="schedule-opening" />
        <TwoColumns
          share="narrow-side"
          side={<Blocks blocks={closing} lead={false} className="schedule-side" />}
        >
          <ScheduleRows schedules={schedules} />
        </TwoColumns>
      </Section>
    </>
  );
}
