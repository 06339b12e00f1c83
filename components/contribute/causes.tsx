import { contribute } from '@/content/contribute';
import { scenePath } from '@/content/scene-path';
import { Card } from '../ui/card';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

export function Causes() {
  return (
    <ul className="causes">
      {contribute.donate.causes.map(({ id, heading, text, picture, ...cause }) => (
        <Card key={id} as="li" padded={false} className="cause">
          <Picture
            src={scenePath(picture.scene)}
            alt={picture.alt}
            ratio="16/9"
            sizes="(width >= 64rem) 37rem, 100vw"
          />
          <div className="cause-copy">
            <h3 className="text-h3">{heading}</h3>
            {cause.amount ? <p className="cause-amount">{cause.amount}</p> : null}
            <p>{text}</p>
            <a className="cause-link" href={`/donate-register?cause=${id}`}>
              {contribute.donate.give} <span className="sr-only">{heading}</span>
              <Icon name="arrow-right" />
            </a>
          </div>
        </Card>
      ))}
    </ul>
  );
}
