import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { school } from '@/content/school';

export const revalidate = 60;

export default function Home() {
  return (
    <>
      <div className="page-banner scallop">
        <div className="page-banner-scene">
          <img src="/art/campus-gate.svg" alt="" width="1600" height="900" fetchPriority="high" />
        </div>
        <div className="page-banner-words page-width">
          <h1>{school.name}</h1>
          <p className="text-lead">{school.tagline}</p>
          <div>
            <ButtonLink href="/register">Apply Now</ButtonLink>
          </div>
        </div>
      </div>
      <Section>
        <p className="max-w-text text-lead">
          {school.board}, taught beside the river in {school.address.locality}: mornings that begin
          with prayer and yoga, days of good lessons and hard games, and evenings among friends.
        </p>
      </Section>
    </>
  );
}
