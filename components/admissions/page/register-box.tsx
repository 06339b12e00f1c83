import { admission } from '@/content/admission';
import { whatsApp, writeToSchool } from '@/content/whatsapp';
import { ButtonLink } from '../../ui/button';
import { UnbrokenWords } from '../../ui/unbroken-words';
import { WhatsAppLink } from '../../ui/whatsapp-link';

const { heading, apply, help } = admission.registerBox;

export function RegisterBox() {
  return (
    <section className="register-box" aria-labelledby="register-box">
      <h2 id="register-box" className="text-h3">
        {heading}
      </h2>
      <p>
        <UnbrokenWords text={admission.registerBox.text} />
      </p>
      <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
      <ButtonLink href={help.href} tone="secondary">
        {help.label}
      </ButtonLink>
      <WhatsAppLink href={writeToSchool(whatsApp.admission)} />
    </section>
  );
}
