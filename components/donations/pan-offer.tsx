import { type ComponentType, useEffect, useState } from 'react';
import type { DonationRef, PanFormProps } from './pan-form';

/** Loads the form after the page. If that fails, the receipt email links to it. */
export function PanOffer({ donation }: { donation: DonationRef }) {
  const [Form, setForm] = useState<ComponentType<PanFormProps> | null>(null);
  useEffect(() => {
    import('./pan-form').then(
      ({ PanForm }) => setForm(() => PanForm),
      () => undefined,
    );
  }, []);
  return Form ? <Form donation={donation} /> : null;
}
