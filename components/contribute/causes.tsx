import { contribute } from '@/content/contribute';
import type { Purposes } from '@/lib/school-api/purposes';
import { Goal } from '../donation/goal';
import { Card } from '../ui/card';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

export function Causes({ purposes, isWhole }: Purposes) {
  return (
    <ul className="causes" data-degraded={isWhole ? undefined : ''}>
      {purposes.map((purpose) => {
        const { id, heading, text, picture, amount, closed } = purpose;
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
                <a className="arrow-link cause-link" href={`/donate-register?cause=${id}`}>
                  {contribute.donate.give}
                  <span className="sr-only"> {heading}</span>
                  <Icon name="arrow-right" />
                </a>
              )}
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
