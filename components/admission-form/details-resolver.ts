import { zodResolver } from '@hookform/resolvers/zod';
import { admissionForm } from '@/contract/forms/admission';
import { askedFields, type FormFields } from '@/lib/admission/fields';

export function detailsResolver(fields: FormFields) {
  return zodResolver(admissionForm(askedFields(fields)));
}
