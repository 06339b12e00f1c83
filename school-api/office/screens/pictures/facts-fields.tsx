import { MAX_ALT_LENGTH, type PictureFacts } from '../../../content';
import { CheckField, Field } from '../../view/form';

export const EMPTY_FACTS: PictureFacts = {
  name: '',
  alt: '',
  decorative: false,
  showsStudents: false,
  consentOnFile: false,
};

type Props = {
  facts: PictureFacts;
  errors: Readonly<Record<string, string>>;
  isPicture: boolean;
  /** For several in one form. */
  prefix?: string;
};

/** A person's description of a picture or document. */
export function FactsFields({ facts, errors, isPicture, prefix = '' }: Props) {
  const named = (name: string) => ({ name: prefix + name, error: errors[prefix + name] });
  const name = (
    <Field
      {...named('name')}
      label="Name"
      value={facts.name}
      hint="To find it again. If left empty, the file’s name"
      maxLength={120}
    />
  );
  if (!isPicture) return name;
  const { alt, decorative, showsStudents, consentOnFile } = facts;
  return (
    <>
      <Field
        {...named('alt')}
        label="Description"
        value={alt}
        maxLength={MAX_ALT_LENGTH}
        hint="What the picture shows, for people who cannot see it. For example: Boys of Class 6 planting a neem tree"
      />
      <CheckField {...named('decorative')} label="Decorative only" checked={decorative} />
      <CheckField {...named('shows_students')} label="Shows students" checked={showsStudents} />
      <CheckField
        {...named('consent_on_file')}
        label="Parental consent is on file"
        checked={consentOnFile}
        hint="Without consent, nobody can see a picture that shows students"
      />
      {name}
    </>
  );
}
