import { MAX_ALT_LENGTH, type PictureFacts } from '../../../content';
import type { PictureKind } from '../../../db';
import { ACCEPT, CheckField, Field, FileField } from '../../view/form';

const FILE_HINTS = {
  picture:
    'JPEG, HEIC, PNG, WebP, AVIF or GIF, up to 20 MB. We make it smaller and remove its location data.',
  document: 'A PDF, up to 20 MB. Visitors download it unchanged.',
} as const;

type FileProps = {
  kind: PictureKind;
  error: string | undefined;
  label?: string;
  multiple?: boolean;
};

export function NewFile({ kind, label = `New ${kind}`, ...rest }: FileProps) {
  return (
    <FileField {...{ label, ...rest }} name="file" hint={FILE_HINTS[kind]} accept={ACCEPT[kind]} />
  );
}

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

export function FactsFields({ facts, errors, isPicture, prefix = '' }: Props) {
  const named = (name: string) => ({ name: prefix + name, error: errors[prefix + name] });
  const name = (
    <Field
      {...named('name')}
      label="Name"
      value={facts.name}
      hint="Helps you find it later. If you leave it empty, we use the file name"
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
