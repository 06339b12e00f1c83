import { contact } from '@/content/contact';
import { smallScene } from '@/content/scene-path';
import { school } from '@/content/school';
import { whatsApp, writeToSchool } from '@/content/whatsapp';
import { WithoutScripts } from '../forms/without-scripts';
import { ContactLines, phoneHref } from '../layout/contact-lines';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Notice } from '../notices/notice';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Icon } from '../ui/icon';
import { WhatsAppLink } from '../ui/whatsapp-link';
import { ContactForm } from './contact-form';

interface Props {
  siteKey: string | null;
  noticeVersion: string;
}

export function ContactPage({ siteKey, noticeVersion }: Props) {
  const { title, scene, banner, intro, form, details } = contact;
  const phone = school.phones[0];
  return (
    <>
      <PageBanner title={banner.heading} scene={scene} crumbs={[{ label: title }]} compact>
        <p className="section-lead">{intro}</p>
        <p className="contact-call">
          {details.call} <a href={phoneHref(phone)}>{phone}</a>
        </p>
      </PageBanner>
      <div className="section page-width contact-page">
        <TwoColumns share="narrow-side" side={<Reach />}>
          <section aria-labelledby="contact-write">
            <h2 id="contact-write" className="text-h2">
              {form.heading}
            </h2>
            <WithoutScripts text={form.withoutScripts} email={school.admissionsEmail} />
            <Notice form="contact" heading="h3" />
            <ContactForm siteKey={siteKey} noticeVersion={noticeVersion} />
          </section>
        </TwoColumns>
      </div>
    </>
  );
}

function Reach() {
  const { details, visit, map, openMap } = contact;
  return (
    <aside className="contact-side" aria-labelledby="contact-reach">
      <Card>
        <h2 id="contact-reach" className="text-h3">
          {details.heading}
        </h2>
        <ContactLines />
        <WhatsAppLink href={writeToSchool(whatsApp.contact)} />
      </Card>
      <figure className="contact-map">
        <img src={smallScene(map.scene)} alt={map.alt} width="1600" height="900" loading="lazy" />
        <figcaption>
          <ButtonLink className="button-flush" href={school.mapUrl} tone="quiet" external>
            {openMap}
            <Icon name="external" />
          </ButtonLink>
        </figcaption>
      </figure>
      <div>
        <h2 className="text-h3">{visit.heading}</h2>
        <p>{visit.text}</p>
      </div>
    </aside>
  );
}
