import { contribute } from '@/content/contribute';
import { shareOnWhatsApp, whatsApp } from '@/content/whatsapp';
import type { Purposes } from '@/lib/school-api/purposes';
import { Goal } from '../donations/goal';
import { Card } from '../ui/card';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { WhatsAppLink } from '../ui/whatsapp-link';

export function Causes({ purposes, siteUrl }: Pick<Purposes, 'purposes'> & { siteUrl: string }) {
  return (
    <ul className="causes">
      {purposes.map((purpose) => {
        const { id, heading, text, picture, amount, closed } = purpose;
        const href = `/donate-register?cause=${id}`;
        const share = shareOnWhatsApp(`${heading} ${siteUrl}${href}`);
        return (
          <Card key={id} as="li" padded={false} className="cause">
            <Picture
              src={picture.src}
              alt={picture.alt}
              ratio="16/9"
              sizes="(width >= 64rem) 37rem, 100vw"
            />
            <div className="cause-copy">
              <h3 className="text-h3">{heading}</h3>
              {amount ? <p className="cause-amount">{amount}</p> : null}
              <p className="cause-text">{text}</p>
              <Goal purpose={purpose} />
              {closed ? null : (
                <p className="cause-links">
                  <a className="arrow-link" href={href}>
                    {contribute.donate.give}
                    <span className="sr-only"> {heading}</span>
                    <Icon name="arrow-right" />
                  </a>
                  <WhatsAppLink href={share} label={whatsApp.share} subject={heading} />
                </p>
              )}
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
