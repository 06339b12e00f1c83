import { LONGEST_ALT, type PictureFacts } from '../../../content';
import { CheckField, Field } from '../../view/form';

export const EMPTY_FACTS: PictureFacts = {
  ...{ name: '', alt: '', decorative: false, showsPupils: false, consentOnFile: false },
};

type Props = { facts: PictureFacts; errors: Readonly<Record<string, string>>; isPicture: boolean };

/** What a clerk says of a picture or a document. */
export function FactsFields({ facts, errors, isPicture }: Props) {
  const name = (
    <Field
      label="Name"
      name="name"
      value={facts.name}
      error={errors.name}
      hint="By which you will find it again; without one, the name of the file"
      maxLength={120}
    />
  );
  if (!isPicture) return name;
  return (
    <>
      {name}
      <Field
        label="What the picture shows"
        name="alt"
        value={facts.alt}
        error={errors.alt}
        maxLength={LONGEST_ALT}
        hint="In one sentence, for those who cannot see it. Such as: Girls of class 6 plant a neem tree"
      />
      <CheckField
        label="It is decoration only, and says nothing"
        name="decorative"
        checked={facts.decorative}
      />
      <CheckField label="It shows pupils" name="shows_pupils" checked={facts.showsPupils} />
      <CheckField
        label="The consent of their parents is on file"
        name="consent_on_file"
        checked={facts.consentOnFile}
        hint="Without it, a picture that shows pupils is given to nobody"
      />
    </>
  );
}
