import { env } from '@/lib/env';
import { enhanceSrc } from '@/lib/files/enhance-src';

/** The script of the custom elements, if lib/page-cache does not add it to documents. */
export function EnhanceScript() {
  return env().documents ? null : <script type="module" async src={enhanceSrc()} />;
}
