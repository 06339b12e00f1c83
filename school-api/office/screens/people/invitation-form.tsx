import { ROLE_TITLES, ROLES } from '../../roles';
import { ErrorSummary, Field, PostForm, SelectField, Submit } from '../../view/form';

/** By field: the input and its error. */
export type Typed = { values: Record<string, string>; errors: Record<string, string> };

export const roleOptions = ROLES.map((value) => ({ value, label: ROLE_TITLES[value] }));

export function InvitationForm({ values, errors }: Typed) {
  return (
    <PostForm action="/people/invite">
      <ErrorSummary errors={errors} />
      <Field
        label="Name"
        name="name"
        value={values.name}
        error={errors.name}
        required
        maxLength={80}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        value={values.email}
        error={errors.email}
        required
        maxLength={254}
        hint="We send the invitation there, and later the codes for signing in."
      />
      <SelectField
        label="Role"
        name="role"
        value={values.role ?? 'admissions'}
        options={roleOptions}
        error={errors.role}
      />
      <Submit>Send invitation</Submit>
    </PostForm>
  );
}
