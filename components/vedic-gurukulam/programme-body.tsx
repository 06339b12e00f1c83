import { scenePath } from '@/content/scene-path';
import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import { TwoColumns } from '../layout/two-columns';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';

const { defaultName, enrol, brochure, vedicPicture, otherPicture } = vedicGurukulam.programmes;

export function ProgrammeBody({ programme }: { programme: ProgrammeView }) {
  return (
    <article className="programme">
      <TwoColumns share="narrow-side" side={<ProgrammeSide programme={programme} />}>
        <h2 className="text-h2">{programme.label}</h2>
        <RichText html={programme.description} />
      </TwoColumns>
    </article>
  );
}

function ProgrammeSide({ programme }: { programme: ProgrammeView }) {
  const picture = programme.name === defaultName ? vedicPicture : otherPicture;
  return (
    <div className="programme-side">
      <Picture
        src={scenePath(picture.scene)}
        alt={picture.alt}
        ratio="4/5"
        sizes="(width >= 64rem) 23rem, 100vw"
        arch
        className="max-lg:aspect-4/3"
      />
      <div className="programme-ways">
        {programme.enrolUrl ? (
          <ButtonLink href={programme.enrolUrl} external>
            {enrol}
            <Icon name="external" />
          </ButtonLink>
        ) : null}
        {programme.brochure ? (
          <ButtonLink href={programme.brochure} tone="secondary" external>
            {brochure}
            <Icon name="download" />
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
