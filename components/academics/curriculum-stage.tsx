import type { CurriculumView } from '@/lib/school-api/curriculum';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';

export function CurriculumStage({ stage, level }: { stage: CurriculumView; level: 3 | 4 }) {
  const { title, className, info, picture, brochure } = stage;
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <article className="curriculum-stage">
      <Picture src={picture} alt="" ratio="4/3" sizes="(width >= 48rem) 14rem, 100vw" />
      <div className="curriculum-stage-copy">
        {className ? <p className="curriculum-class">{className}</p> : null}
        <Title className="text-h3">{title}</Title>
        {info ? <RichText html={info} /> : null}
        {brochure ? (
          <p data-print="none">
            <ButtonLink href={brochure} tone="secondary" external>
              <Icon name="download" />
              Download Brochure
              <span className="unseen"> for {title} (opens in a new tab)</span>
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </article>
  );
}
