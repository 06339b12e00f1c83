import { zodResolver } from '@hookform/resolvers/zod';
import { askedFields, type FormFields } from '@/lib/admission/fields';
import { admissionSchema } from '@/lib/admission/schema';

export function detailsResolver(fields: FormFields) {
  return zodResolver(admissionSchema(askedFields(fields)));
}
