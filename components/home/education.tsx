import { home } from '@/content/home';
import { scenePath } from '@/content/scene-path';
import { Blocks } from '../blocks/blocks';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

const { heading, blocks, picture, link } = home.education;

export function Education() {
  return (
    <section className="section">
      <div className="education page-width">
        <Picture
          className="education-picture far-picture md:aspect-auto md:h-full"
          src={scenePath(picture.scene)}
          alt={picture.alt}
          ratio="4/3"
        />
        <div className="education-copy">
          <h2 className="text-h2">{heading}</h2>
          <Blocks blocks={blocks} lead={false} />
          <a className="arrow-link" href={link.href}>
            {link.label}
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
